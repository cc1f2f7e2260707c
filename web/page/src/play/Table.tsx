// The board and all around it, in one screen.
import type { BoardFacts } from '../board/facts';
import { ShareSheet } from '../bridges/ShareSheet';
import { PlayBoard } from '../board/PlayBoard';
import { heightOf } from '../game/size';
import { later } from '../loading/later';
import { useSettings } from '../settings/settings';
import { shapeName } from '../shapes/shapes';
import { useWords } from '../words/language';
import { playWords } from '../words/play';
import { AboutPanel } from './AboutPanel';
import { Announcer } from './Announcer';
import { CheckPanel } from './CheckPanel';
import { Drawer } from './Drawer';
import { FogPanel } from './FogPanel';
import { Hands } from './Hands';
import { HintPanel } from './HintPanel';
import { LookingRow } from './LookingRow';
import { Pager } from './Pager';
import { PathPanel } from './PathPanel';
import { PausedCover } from './PausedCover';
import type { PlayProps } from './PlayView';
import { PuzzlePanel } from './PuzzlePanel';
import { Rules } from './Rules';
import { SolvedPanel } from './SolvedPanel';
import { TitleRow } from './TitleRow';
import { Told } from './Told';
import { ZoomView } from './ZoomView';
import type { Playing } from './useGame';
import { type TableState, focusBoard, useTable } from './useTable';

const StartDialog = later(() => import('./StartDialog').then((its) => its.StartDialog), { quietly: true });

export interface TableProps extends PlayProps {
  playing: Playing;
  facts: BoardFacts;
}

interface PartProps extends TableProps {
  table: TableState;
}

export function Table(props: TableProps) {
  const { playing, facts, active, list } = props;
  const { game } = playing;
  const words = useWords(playWords);
  const settings = useSettings();
  const table = useTable(props);
  const { dispatch, start, typing, shown, looking, drawn, opening, paused, judged, notice } = table;
  const name = shapeName(game.now.shape, words);
  const classes = ['play', table.over && 'over', facts.side > 9 && 'large', shown.lit && 'showing', drawn && 'drawn-out'];
  // A step that is explained has colours of its own; a solved board needs none.
  const calm = (shown.lit?.roles.size ?? 0) > 0 || table.solved;
  const clock = {
    id: game.id,
    running: active && table.playable && !paused && !opening,
    shown: settings.timer && !game.now.entering,
    paused,
    pause: table.playable ? () => table.setPaused(!paused) : null,
  };
  return (
    <div class={classes.filter(Boolean).join(' ')} data-drop={words.start.drop}>
      {looking ? (
        <LookingRow step={table.view.step} count={table.stepCount} leave={table.leave} clock={clock} zoom={table.zoom} />
      ) : (
        <TitleRow
          name={game.now.about?.title || name}
          open={() => table.setOpening(true)}
          zoom={table.zoom}
          clock={clock}
        />
      )}
      <div class="stage">
        {start.paging && <Pager paging={start.paging} page={(to) => void start.page(to)} list={() => list(start.paging!.collection)} putAway={start.putAway} />}
        <div class="board-place">
          <div inert={paused}>
            <ZoomView its={table.zoom} wide={facts.columns / heightOf(facts)}>
              <PlayBoard
                facts={facts}
                shown={shown}
                selected={game.selected}
                cursor={game.cursor}
                readOnly={looking || paused}
                entering={game.now.entering}
                several={table.several}
                peers={settings.peers && !calm ? table.peers : null}
                equal={settings.equal && !calm}
                tints={settings.tints}
                label={words.board.name(name)}
                active={table.reads && !table.sharing && !paused}
                dispatch={dispatch}
                pen={looking || paused || typing.pen?.letters ? null : typing.pen}
                onTap={typing.tap}
                onKey={typing.onKey}
              />
            </ZoomView>
          </div>
          {paused && <PausedCover goOn={table.goOn} />}
        </div>
        <Rules words={table.fog.closed ? [] : facts.drawing.words} />
      </div>
      <Announcer shown={shown} cursor={game.cursor} size={facts} />
      <Told check={table.check} judged={table.fog.closed ? 'end' : judged} notice={notice} entering={game.now.entering} begin={() => dispatch({ do: 'entering', on: false })} />
      <Hands
        game={game}
        dispatch={dispatch}
        facts={facts}
        shown={shown}
        typing={typing}
        automatic={table.candidates}
        disabled={looking || paused}
        hint={table.hint}
        paused={paused}
        more={() => table.setDrawn('more')}
      />
      <Panels {...props} table={table} />
      <ShareSheet open={table.sharing} close={() => table.setSharing(false)} position={game.now} />
      <StartDialog
        active={opening}
        open={() => table.setOpening(true)}
        close={() => table.setOpening(false)}
        begin={table.begin}
        readText={start.readText}
        choose={start.choose}
        games={playing.games}
        goOn={playing.goOn}
      />
    </div>
  );
}

/** What is said and offered beside the board. */
function Panels({ playing, facts, home, ready, play, table }: PartProps) {
  const words = useWords(playWords);
  const { dispatch, view, drawn, solved, select, closeDrawer } = table;
  return (
    <Drawer drawn={drawn === 'solved' && !solved ? null : drawn} looking={view.step !== null} inert={table.paused} close={closeDrawer} closing={words.start.close}>
      {solved && <SolvedPanel game={playing.game} home={home} ready={ready} play={play} />}
      <AboutPanel about={playing.game.now.about} />
      {table.fog.closed ? (
        <FogPanel open={table.fog.open} />
      ) : (
        <>
          <HintPanel hinting={table.hinting} opening={table.openSteps} walk={table.hintWalk} apply={table.apply} select={select} />
          <CheckPanel
            check={table.check}
            judged={table.judged}
            judge={table.judge}
            facts={facts}
            solution={view.solution}
            setSolution={view.setSolution}
            fill={table.fill}
            select={select}
            restore={(eliminations) => dispatch({ do: 'restore', eliminations })}
          />
        </>
      )}
      <PuzzlePanel
        playing={{ ...playing, dispatch }}
        open={table.open}
        automatic={table.automatic}
        setAutomatic={table.setAutomatic}
        several={table.several}
        setSeveral={table.setSeveral}
        copyLink={() => void table.copyLink()}
        share={() => (table.setDrawn(null), table.setSharing(true))}
        choose={table.start.choose}
        onLeft={focusBoard}
      />
      {!table.fog.closed && (
        <PathPanel
          finding={table.finding}
          position={playing.game.now}
          step={view.step}
          setStep={view.setStep}
          walk={table.pathWalk}
          select={select}
          side={facts.side}
        />
      )}
    </Drawer>
  );
}
