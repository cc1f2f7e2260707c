// The board of a player: a grid for the keyboard, the mouse, a finger and a screen reader.
import type { BoardFacts } from './facts';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Peers } from '../game/edit';
import type { Action } from '../game/game';
import { isDrawn } from '../game/pen';
import { shownDigit } from '../game/position';
import { cellRows, heightOf } from '../game/size';
import { fogWords } from '../words/fog';
import { type PlayWords, playWords } from '../words/play';
import { useWords } from '../words/language';
import { DrawnCells } from './drawnCells';
import { isFilled } from './PenLetters';
import type { Shown } from './PlayBoardData';
import { cellAt, isForBoard, selectionOf } from './PlayBoardKeys';
import { Over, Under } from './PlayBoardLines';
import { cellName } from './PlayBoardNames';
import { penNames, usePenWords } from './penNames';
import { type Pen, drawnByKey, isOfPen } from './penInput';
import { candidateGrid } from './scene';
import { tintsOf } from './tints';
import { usePenPointer } from './usePen';
import './PlayBoard.css';
import './tints.css';

interface Props {
  facts: BoardFacts;
  shown: Shown;
  selected: readonly number[];
  cursor: number;
  /** Only to be looked at now. */
  readOnly: boolean;
  /** Givens can be changed. */
  entering: boolean;
  /** A tap adds to the selection. */
  several: boolean;
  label: string;
  /** Keys are the board's, wherever on the page the focus is. */
  active: boolean;
  /** Where nothing else has the focus, the board takes it when it appears. */
  takesFocus?: boolean;
  /** Keys are the board's only where it has the focus: it is a part of a page that scrolls. */
  keysFromInside?: boolean;
  dispatch: (action: Action) => void;
  /** What is lit around the cell that has the keyboard. */
  peers: Peers | null;
  equal: boolean;
  /** Regions that are no boxes are tinted. */
  tints?: boolean;
  /** A cell was pressed alone, and released. */
  onTap?: (cell: number) => void;
  /** A drag draws with it; null: it selects. */
  pen?: Pen | null;
  /** A key that does not move. */
  onKey: (event: KeyboardEvent) => void;
}

/** Pointers: press and drag over the cells to be selected. */
function usePointer({ facts, several, selected, shown, dispatch, onTap }: Props) {
  const last = useRef<number | null>(null);
  const adding = useRef(true);
  /** The cell that was pressed alone, until the pointer goes on to another one. */
  const pressed = useRef<number | null>(null);
  const select = (cell: number, how: 'only' | 'add' | 'toggle') => {
    last.current = cell;
    dispatch({ do: 'select', cells: [cell], how });
  };
  return {
    onPointerDown(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (event.button !== 0) return;
      const cell = cellAt(event, event.currentTarget, facts);
      if (cell === null) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const many = several || event.ctrlKey || event.metaKey || event.shiftKey;
      adding.current = !(many && selected.includes(cell));
      select(cell, many ? 'toggle' : 'only');
      pressed.current = many ? null : cell;
    },
    onPointerMove(event: PointerEvent & { currentTarget: HTMLElement }) {
      if (last.current === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const cell = cellAt(event, event.currentTarget, facts, 0.12);
      if (cell === null || cell === last.current) return;
      pressed.current = null;
      if (adding.current || selected.includes(cell)) select(cell, adding.current ? 'add' : 'toggle');
    },
    // Not before: the finger may be the first one of two that enlarge the board.
    onPointerUp() {
      if (pressed.current !== null) onTap?.(pressed.current);
      pressed.current = last.current = null;
    },
    onPointerCancel() {
      pressed.current = last.current = null;
    },
    /** All cells with the same digit. */
    onDblClick(event: MouseEvent & { currentTarget: HTMLElement }) {
      const cell = cellAt(event, event.currentTarget, facts);
      const digit = cell === null ? 0 : shownDigit(shown.cells[cell]!);
      if (cell === null || !digit) return;
      const cells = shown.cells.flatMap((its, index) => (shownDigit(its) === digit ? [index] : []));
      dispatch({ do: 'select', cells, how: 'only', cursor: cell });
    },
  };
}

/** The cell that has the keyboard has the focus, too: when the page opens, and once the board has
 * been entered. */
function useFocus(cursor: number, takes: boolean) {
  const board = useRef<HTMLDivElement>(null);
  const touched = useRef(takes && document.activeElement === document.body);
  useLayoutEffect(() => {
    const inside = board.current?.contains(document.activeElement);
    if (inside || touched.current) board.current?.querySelector<HTMLElement>(`[data-cell="${cursor}"]`)?.focus({ preventScroll: true });
    touched.current = false;
  });
  return { board, touched };
}

/** Keys, wherever on the page the focus is. One that moves or types brings it to the board. */
function useKeys(props: Props, board: RefObject<HTMLDivElement | null>, touched: { current: boolean }) {
  const { active } = props;
  const latest = useRef(props);
  latest.current = props;
  useLayoutEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (!isForBoard(event, board.current)) return;
      if (latest.current.keysFromInside && !board.current?.contains(event.target as Node)) return;
      const { facts, selected, cursor, dispatch, onKey, pen, shown } = latest.current;
      const isOnButton = event.key === 'Enter' && !board.current?.contains(event.target as Element);
      const isPens = pen && !isOnButton && isOfPen(event, pen);
      const drawn = isPens ? drawnByKey(event, cursor, pen, facts) : null;
      const action = selectionOf(event, { size: facts, selected, cursor });
      if (isPens) {
        event.preventDefault();
        // At the board's edge a step draws nothing, nor does it lead to the other side.
        if (drawn) {
          dispatch({ do: 'draw', strokes: [drawn.stroke], erase: isDrawn(shown.strokes, drawn.stroke), goesOn: false });
          dispatch({ do: 'select', cells: [drawn.cursor], how: 'only' });
        }
      } else if (action) {
        event.preventDefault();
        dispatch(action);
        // It has a meaning beyond the selection, too.
        if (event.key === 'Escape') onKey(event);
      } else onKey(event);
      if (event.defaultPrevented && !event.ctrlKey && !event.metaKey) touched.current = true;
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}

function Cells(props: Props & { words: PlayWords }) {
  const { facts, shown, selected, cursor, words } = props;
  const chosen = new Set(selected);
  const digit = props.equal ? shownDigit(shown.cells[cursor] ?? shown.cells[0]!) : 0;
  const sees = new Set(selected.length < 2 ? props.peers?.[cursor] : []);
  const penned = penNames(words, usePenWords(), shown.strokes, facts);
  const foggy = useWords(fogWords).cell;
  const [drawn] = useState(() => new DrawnCells());
  return cellRows(facts).map((row, at) =>
    drawn.row(
      at,
      at < facts.rows ? 'row' : 'row outside',
      row.map((index) => {
        const cell = shown.cells[index]!;
        const its = {
          index,
          size: facts,
          cell,
          candidates: shown.candidates ? shown.candidates[index]! : -1,
          heat: shown.heat?.[index],
          roles: shown.lit?.roles.get(index),
          readOnly: props.readOnly || (cell.given > 0 && !props.entering),
          focusable: index === cursor,
          selected: chosen.has(index),
          sees: sees.has(index),
          same: digit > 0 && shownDigit(cell) === digit,
          conflicting: shown.conflicts.has(index),
          looked: shown.lit?.look.has(index) ?? false,
          differs: shown.differing.has(index),
          fogged: shown.hidden?.has(index) ?? false,
        };
        const said = [words, foggy, shown.conflicts.get(index), shown.differing.get(index), shown.notes?.get(index), penned.get(index)];
        return drawn.cell(its, said, () => cellName(words, shown, index, facts, penned.get(index), foggy));
      }),
    ),
  );
}

export function PlayBoard(props: Props) {
  const { facts, shown, cursor } = props;
  const words = useWords(playWords);
  const { board, touched } = useFocus(cursor, props.takesFocus ?? true);
  const selecting = usePointer(props);
  const pointer = usePenPointer(props.pen ?? null, shown.strokes, facts, props.dispatch) ?? selecting;

  useKeys(props, board, touched);
  const grid = candidateGrid(facts.side);
  const { below, above, hasMargin } = facts.drawing;
  const tints = props.tints ? tintsOf(facts) : null;
  const classes = ['playboard', below.length > 0 && 'drawn', above.some(({ dashed }) => dashed) && 'caged', hasMargin && 'with-margin', facts.variables > 0 && 'beyond', props.pen && 'penned', tints && 'tinted', !facts.boxRows && 'regions'];
  return (
    <div class={classes.filter(Boolean).join(' ')} style={{ '--columns': facts.columns, '--rows': heightOf(facts), '--grid-rows': facts.rows, '--mini-rows': grid.rows, '--mini-columns': grid.columns }}>
      <Under facts={facts} cells={shown.cells} tints={tints} hidden={shown.hidden} />
      <div
        ref={board}
        role="grid"
        class="cells"
        aria-label={props.label}
        aria-multiselectable="true"
        aria-readonly={props.readOnly}
        {...pointer}
        onPointerDown={(event) => {
          touched.current = true;
          pointer.onPointerDown(event);
        }}
      >
        <Cells {...props} words={words} />
      </div>
      <Over facts={facts} arrows={shown.lit?.arrows ?? []} strokes={shown.strokes} hidden={shown.hidden} isFilled={(cell) => isFilled(shown.cells[cell]!, shown.candidates?.[cell])} />
    </div>
  );
}
