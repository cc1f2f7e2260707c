// The photograph's grid, laid flat, with the digits that were read over it, to be corrected.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cellOfKey } from '../board/PlayBoardKeys';
import { sizeOf } from '../game/size';
import { useWords } from '../words/language';
import { photoWords } from '../words/photo';
import { type Correction, sideOf } from './correction';
import { type Crossing, drawStraight } from './straight';

interface Props {
  picture: ImageData;
  crossings: readonly Crossing[];
  correction: Correction;
  /** The pencil marks of each cell. */
  marks: readonly (readonly number[])[];
  selected: number;
  select: (cell: number) => void;
  /** Puts a digit into the selected cell, or 0. */
  put: (digit: number) => void;
}

/** Whether nothing that is used has the focus: a button has gone, or the sheet, just opened, gave it to the one that closes it. */
const isNobodys = (element: Element | null): boolean => !element || element.matches('body, dialog, dialog > .heading > button');

export function ReadBoard({ picture, crossings, correction, marks, selected, select, put }: Props) {
  const words = useWords(photoWords);
  const side = sideOf(correction);
  const size = sizeOf({ shape: correction.shape, side });
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => drawStraight(canvas.current!, picture, crossings), [picture, crossings]);
  // A button that has the focus keeps it.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isNobodys(activeElement) || board.current!.contains(activeElement)) {
      board.current!.querySelector<HTMLElement>(`[data-cell="${selected}"]`)!.focus({ preventScroll: true });
    }
  }, [selected, correction]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOfKey(event.key, false, { size, cursor: selected });
    if (cell !== null) select(cell);
    else if (/^[0-9]$/.test(event.key) && Number(event.key) <= side) put(Number(event.key));
    else if (['Backspace', 'Delete', ' '].includes(event.key)) put(0);
    else return;
    event.preventDefault();
  };
  const cell = (at: number) => {
    const digit = correction.digits[at]!;
    const its = marks[at]!;
    const isDoubtful = correction.doubtful.has(at);
    return (
      <div
        key={at}
        role="gridcell"
        data-cell={at}
        data-marks={its.length > 0 ? its.join('') : undefined}
        class={`${isDoubtful ? 'doubtful' : ''} ${at === selected ? 'selected' : ''}`}
        tabIndex={at === selected ? 0 : -1}
        aria-selected={at === selected}
        aria-label={words.cell(Math.floor(at / side) + 1, (at % side) + 1, digit, its, isDoubtful)}
        onClick={() => select(at)}
        onFocus={() => select(at)}
      >
        {digit || ''}
      </div>
    );
  };
  return (
    <div class="read-board" style={{ '--side': side }} ref={board} role="grid" aria-label={words.board} onKeyDown={onKeyDown}>
      <canvas ref={canvas} width={540} height={540} aria-hidden="true" />
      {Array.from({ length: side }, (_, row) => (
        <div role="row" key={row}>
          {Array.from({ length: side }, (_, column) => cell(row * side + column))}
        </div>
      ))}
    </div>
  );
}
