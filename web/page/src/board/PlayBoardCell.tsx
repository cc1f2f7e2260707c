// One cell. It is drawn again only when something of it changed, so that a large board stays quick.
import { Component } from 'preact';
import { type Cell, digitsOf, has, maskOf, shownDigit } from '../game/position';
import { type Size, valueText } from '../game/size';
import type { Role } from './PlayBoardData';
import { candidateGrid, candidatePlace } from './scene';

export interface CellProps {
  index: number;
  /** The board's. */
  size: Size;
  cell: Cell;
  /** A set; −1: the player's marks are drawn. */
  candidates: number;
  /** Of each candidate, from digit 1 on. */
  heat: readonly number[] | undefined;
  roles: ReadonlyMap<number, Role> | undefined;
  name: string;
  readOnly: boolean;
  focusable: boolean;
  selected: boolean;
  /** The cell that has the keyboard sees it. */
  sees: boolean;
  /** It has the digit of the cell that has the keyboard. */
  same: boolean;
  conflicting: boolean;
  looked: boolean;
  differs: boolean;
  fogged: boolean;
}

/** Which of the player's marks a digit has. What they marked stays to be seen among the candidates,
 * and where it is none any more. */
function ownMark({ corner, centre }: Cell, digit: number, set: number): string {
  const kinds = [has(corner, digit) && 'own-corner', has(centre, digit) && 'own-centre'].filter(Boolean);
  return kinds.length ? ['own', ...kinds, !has(set, digit) && 'gone'].filter(Boolean).join(' ') : '';
}

/** Returns candidates as the lines of a text, in columns by tabs: the browser takes longer to style and to lay out an
 * element for each (tools/page_pace.mjs). */
function asLines(set: number, size: Size): string {
  const { rows, columns } = candidateGrid(size.side);
  const line = (row: number) => {
    const digits = Array.from({ length: columns }, (_, column) => row * columns + column + 1);
    return digits.map((digit) => (has(set, digit) ? valueText(digit, size) : '')).join('\t').trimEnd();
  };
  return Array.from({ length: rows }, (_, row) => line(row)).join('\n');
}

// Small digits are drawn by the style sheet from attributes: the cell's name says them in words,
// and text in the cell would be a second, different name.
function Candidates({ cell, set, size, heat, roles }: Pick<CellProps, 'cell' | 'size' | 'heat' | 'roles'> & { set: number }) {
  const heated = heat ? maskOf(digitsOf(set).filter((digit) => heat[digit - 1])) : 0;
  // A struck digit stays to be seen even where it is no candidate any more.
  const special = cell.corner | cell.centre | heated | maskOf([...(roles?.keys() ?? [])]);
  const plain = set & ~special;
  // A set of one is a power of two.
  const lone = plain !== 0 && !(set & (set - 1)) ? asLines(plain, size).trim() : undefined;
  return (
    <>
      {plain !== 0 && <span class="candidates plain" data-digit={asLines(plain, size)} data-lone={lone} />}
      {special !== 0 && (
        <span class="candidates">
          {digitsOf(special).map((digit) => {
            const { row, column } = candidatePlace(digit, size.side);
            return (
              <span
                key={digit}
                class={`candidate ${roles?.get(digit) ?? ''} ${ownMark(cell, digit, set)} ${heat?.[digit - 1] ? `heat${heat[digit - 1]}` : ''}`}
                style={{ gridRow: row + 1, gridColumn: column + 1 }}
                data-digit={valueText(digit, size)}
              />
            );
          })}
        </span>
      )}
    </>
  );
}

function Marks({ cell, size }: Pick<CellProps, 'cell' | 'size'>) {
  const corner = digitsOf(cell.corner);
  const centre = digitsOf(cell.centre);
  // Beside centre marks, what is struck out is what they lack.
  const struck = centre.length ? [] : digitsOf(cell.struck);
  const written = (digits: readonly number[]) => digits.map((digit) => valueText(digit, size)).join('');
  return (
    <>
      {corner.length > 0 && (
        <span class={`corners ${corner.length > 8 ? 'many' : ''}`}>
          {corner.map((digit, place) => (
            <span key={digit} class={`at${place}`} data-digit={valueText(digit, size)} />
          ))}
        </span>
      )}
      {centre.length > 0 && (
        <span class="centre" style={{ '--count': Math.max(4, centre.length) }} data-digit={written(centre)} />
      )}
      {struck.length > 0 && (
        <span class="centre out" style={{ '--count': Math.max(4, struck.length) }} data-digit={written(struck)} />
      )}
    </>
  );
}

function Content({ cell, candidates, size, heat, roles }: CellProps) {
  const digit = shownDigit(cell);
  if (digit) return <span class={`digit ${roles?.get(digit) ?? ''}`}>{valueText(digit, size)}</span>;
  if (candidates >= 0 || roles) return <Candidates cell={cell} set={Math.max(0, candidates)} size={size} heat={heat} roles={roles} />;
  return <Marks cell={cell} size={size} />;
}

export class PlayBoardCell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps) {
    return (Object.keys(next) as (keyof CellProps)[]).some((key) => next[key] !== this.props[key]);
  }
  override render(props: CellProps) {
    const { cell } = props;
    const classes = ['cell', cell.given ? 'given' : 'placed-digit', cell.colours && 'painted'];
    for (const key of ['selected', 'sees', 'same', 'conflicting', 'looked', 'differs', 'fogged'] as const) {
      if (props[key]) classes.push(key);
    }
    return (
      <div
        role="gridcell"
        data-cell={props.index}
        class={classes.filter(Boolean).join(' ')}
        tabIndex={props.focusable ? 0 : -1}
        aria-label={props.name}
        aria-selected={props.selected}
        aria-readonly={props.readOnly}
      >
        <Content {...props} />
      </div>
    );
  }
}
