// All that is asked of the engine about the game, and what the board shows of the answers.
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { BoardFacts } from '../board/facts';
import type { Shown } from '../board/PlayBoardData';
import type { Settings } from '../settings/settings';
import { litBy } from '../step/lit';
import { useWalk, walked } from '../step/useWalk';
import { useLanguage } from '../words/language';
import type { Solution } from './CheckPanel';
import { isWrong } from './obstacle';
import { openCandidates, shownGame, shownSolution, shownStep } from './shown';
import { useCheck } from './useCheck';
import { useInstant } from './useInstant';
import { throughFog, useFog } from './useFog';
import type { Playing } from './useGame';
import { useHint } from './useHint';
import { useOpenSteps } from './useOpenSteps';
import { usePath } from './usePath';

/** What the board shows instead of the player's own cells: a solution, or a step of the path. */
function useView(playing: Playing) {
  const [solution, setSolution] = useState<Solution>(null);
  const [step, setStep] = useState<number | null>(null);
  const { cells } = playing.game.now;
  useLayoutEffect(() => {
    setSolution(null);
    setStep(null);
  }, [cells]);
  return {
    solution,
    step,
    setSolution: (to: Solution) => {
      setSolution(to);
      setStep(null);
    },
    setStep: (to: number | null) => {
      setStep(to);
      setSolution(null);
    },
  };
}

export function useAnswers(playing: Playing, facts: BoardFacts, automatic: boolean, { check: judged, order, own }: Settings) {
  const language = useLanguage();
  const position = playing.game.now;
  const view = useView(playing);
  const fog = useFog(position, playing.game.id);
  const instant = useInstant(position);
  const check = useCheck(position);
  const status = check.verdict?.here.status;
  const telling = { language, order, own };
  const wrong = status ? isWrong(status) : null;
  // Candidates give away what the fog hides.
  const candidates = automatic && !fog.closed;
  const hinting = useHint(position, playing.game.id, telling, wrong, candidates);
  const finding = usePath(position, telling);
  const { hint } = hinting;
  const known = instant.state === 'done' ? instant.value : null;
  const open = useMemo(() => openCandidates(position, known), [position, known]);
  const opening = useOpenSteps(position, telling, known?.open ?? null, wrong, candidates);
  const step = (view.step === null ? null : finding.path.steps[view.step]) ?? null;
  const hintWalk = useWalk(hint.state === 'shown' ? hint.step : null);
  const pathWalk = useWalk(step);
  const shown = useMemo((): Shown => {
    if (step) return shownStep(position, step, litBy(walked(step, pathWalk), facts, true, null));
    if (view.solution !== null && check.verdict?.here.grids[1]) return shownSolution(check.verdict, view.solution);
    const lit = hint.state === 'shown' ? litBy(hint.stage === 3 ? walked(hint.step, hintWalk) : hint.step, facts, hint.stage === 3, open) : null;
    const its = shownGame(position, known, { automatic: candidates, clashes: judged !== 'off' || position.entering, foggy: fog.closed ? facts : null }, lit);
    return throughFog(its, position, fog.hidden);
  }, [position, fog.hidden, fog.closed, facts, step, pathWalk.line, hintWalk.line, view.solution, check.verdict, hint, known, open, candidates, judged]);
  const looking = view.solution !== null || step !== null;
  return {
    view, check, hinting, finding, opening, hintWalk, pathWalk, shown, looking, open: fog.closed ? null : open, fog,
    /** Whether the board shows candidates: centre marks are struck ones then. */
    candidates,
  };
}
