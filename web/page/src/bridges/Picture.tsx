// This component draws a puzzle as a picture that can be saved: its colours and the face of its digits are in it. It is
// drawn light in any theme, for paper and for other sites' pages.
import type { ComponentChildren, Ref } from 'preact';
import type { BoardFacts } from '../board/facts';
import { BoardLines } from '../board/BoardLines';
import { Figures } from '../board/Figures';
import { useFogMask } from '../board/Fog';
import { isFilled } from '../board/PenLetters';
import { PenStrokes } from '../board/PenStrokes';
import { candidateGrid, candidatePlace, shadedCells } from '../board/scene';
import { hiddenIn, seenThrough } from '../game/fog-solution';
import { type Position, digitsOf } from '../game/position';
import { type Size, heightOf, placeOf, sizeOf, valueText } from '../game/size';

const unit = 10;
/** A unit has so many pixels: a cell is 48 wide. */
const scale = 4.8;
/** These are the player's colours in the light theme, as PlayBoard.css has them. */
const paints = ['#d4d7dc', '#ffc9c4', '#ffdcb0', '#fff3a8', '#c9efc4', '#bdeeee', '#c6daff', '#e3cdfb', '#ffd0e8'];

/** These are the pen's, as pen.css has them. */
const inks = ['#3d434c', '#c2460f', '#1f68c4', '#00785a', '#a8468a'];

const style = `
.picture-file text { text-anchor: middle; font-family: 'picture digits', 'dokushin digits', 'Inter', 'Helvetica Neue', Arial, sans-serif; }
.picture-file .thin-lines { fill: none; stroke: #9a9ea6; stroke-width: 0.2; }
.picture-file .thick-lines, .picture-file .frame { fill: none; stroke: #26282e; stroke-width: 0.7; stroke-linecap: square; }
.picture-file .outside-name { text-anchor: start; fill: #595e67; }
.picture-file .digit { font-size: 6.8px; fill: #24569f; }
.picture-file .given { font-weight: 600; fill: #1c1e23; }
.picture-file .mark { fill: #24569f; }
.picture-file .pen-strokes { opacity: 0.72; }
.picture-file .stroke { fill: none; stroke-width: 0.085; stroke-linecap: round; stroke-linejoin: round; }
${inks.map((ink, index) => `.picture-file .stroke.pen${index + 1} { stroke: ${ink}; }\n.picture-file .pen${index + 1}.dot { fill: ${ink}; stroke: none; }`).join('\n')}
.picture-file .pen-letters { font-weight: 600; paint-order: stroke; stroke-linejoin: round; }
.picture-file .pen-letters text { font-family: sans-serif; stroke: #ffffff; stroke-width: 0.06; }
${inks.map((ink, index) => `.picture-file .pen-letters .pen${index + 1} { fill: ${ink}; }`).join('\n')}
.picture-file .words { font-size: 3.6px; fill: #595e67; text-anchor: start; font-family: sans-serif; }
`;

/** Breaks a text into lines of at most so many characters. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.filter(Boolean);
}

const at = (cell: number, size: Size) => {
  const { x, y } = placeOf(cell, size);
  return { x: x * unit, y: y * unit };
};
/** The first corner mark stands at the first of these places, and so on. */
const corners = [[1.9, 3.1], [8.1, 3.1], [1.9, 9.1], [8.1, 9.1], [5, 3.1], [5, 9.1], [1.9, 6], [8.1, 6]] as const;

function Marks({ position }: { position: Position }) {
  const size = sizeOf(position);
  const texts = position.cells.flatMap(({ given, digit, corner, centre, struck }, cell) => {
    if (given || digit) return [];
    const { x, y } = at(cell, size);
    const middle = digitsOf(centre & ~struck).map((its) => valueText(its, size)).join('');
    const height = Math.min(2.9, 13 / Math.max(1, middle.length));
    return [
      middle && <text key={`m${cell}`} class="mark" x={x + 5} y={y + 5 + height * 0.36} font-size={height}>{middle}</text>,
      ...digitsOf(corner & ~struck).slice(0, corners.length).map((its, index) => {
        const [dx, dy] = corners[index]!;
        return <text key={`c${cell}.${its}`} class="mark" x={x + dx} y={y + dy} font-size={2.7}>{valueText(its, size)}</text>;
      }),
    ];
  });
  return <>{texts}</>;
}

/** Draws candidates that are stated with the puzzle, each in its place. */
function Stated({ lists, size }: { lists: readonly (readonly number[])[]; size: Size }) {
  const step = unit / candidateGrid(size.side).columns;
  return (
    <>
      {lists.flatMap((list, cell) =>
        list.map((digit) => {
          const { x, y } = at(cell, size);
          const { row, column } = candidatePlace(digit, size.side);
          return (
            <text key={cell * 100 + digit} class="mark" font-size={step * 0.78} x={x + (column + 0.5) * step} y={y + (row + 0.78) * step}>
              {valueText(digit, size)}
            </text>
          );
        }),
      )}
    </>
  );
}

/** Draws what fog may hide, in a cell's measures, as its mask is. */
function Masked({ by, children }: { by: string | undefined; children: ComponentChildren }) {
  return (
    <g transform={`scale(${unit})`} mask={by}>
      {children}
    </g>
  );
}

interface Props {
  facts: BoardFacts;
  position: Position;
  /** These candidates are drawn in their places, instead of the player's marks. */
  candidates?: readonly (readonly number[])[];
  label: string;
  /** This text holds the @font-face rules for the digits; it is empty until they are loaded. */
  face: string;
  its?: Ref<SVGSVGElement>;
}

export function Picture({ facts, position: whole, candidates, label, face, its }: Props) {
  const fogged = hiddenIn(whole);
  const position = seenThrough(whole, fogged);
  const hidden = fogged ?? undefined;
  const fog = useFogMask(hidden, facts);
  const [across, down] = [facts.columns * unit, heightOf(facts) * unit];
  const { below, above, hasMargin } = facts.drawing;
  // Words may name cells in the fog.
  const words = hidden ? [] : facts.drawing.words;
  const margin = hasMargin ? 11 : 1.5;
  const told = wrapped(words.join(', '), Math.floor(across / 1.9));
  const width = across + 2 * margin;
  const height = down + 2 * margin + (told.length ? 1 + told.length * 4.6 : 0);
  return (
    <svg ref={its} xmlns="http://www.w3.org/2000/svg" class="picture-file" width={Math.round(width * scale)} height={Math.round(height * scale)} viewBox={`${-margin} ${-margin} ${width} ${height}`} role="img" aria-label={label}>
      <style>{face + style}</style>
      <rect x={-margin} y={-margin} width={width} height={height} fill="#ffffff" />
      {shadedCells(facts).map((cell) => (
        <rect key={cell} {...at(cell, facts)} width={unit} height={unit} fill="#f0eee9" />
      ))}
      {fog && <g transform={`scale(${unit})`}>{fog.mask}</g>}
      {[...(hidden ?? [])].map((cell) => (
        <rect key={cell} {...at(cell, facts)} width={unit} height={unit} fill="#cdd2d9" />
      ))}
      {position.cells.flatMap(({ colours }, cell) =>
        digitsOf(colours).map((colour, part, all) => {
          const { x, y } = at(cell, facts);
          const width = unit / all.length;
          return <rect key={`${cell} ${colour}`} x={x + part * width} y={y} width={width} height={unit} fill={paints[colour - 1]} />;
        }),
      )}
      <Masked by={fog?.url}>
        <Figures figures={below} unit={1} />
      </Masked>
      <BoardLines facts={facts} unit={unit} />
      <Masked by={fog?.url}>
        <Figures figures={above} unit={1} />
      </Masked>
      {position.cells.map(({ given, digit }, cell) => {
        const { x, y } = at(cell, facts);
        return given || digit ? <text key={cell} class={given ? 'digit given' : 'digit'} x={x + 5} y={y + 7.4}>{valueText(given || digit, facts)}</text> : null;
      })}
      {candidates ? <Stated lists={candidates} size={facts} /> : <Marks position={position} />}
      {position.pen && (
        <g transform={`scale(${unit})`}>
          <PenStrokes strokes={position.pen} isFilled={(cell) => isFilled(position.cells[cell]!, candidates?.[cell]?.length)} columns={facts.columns} />
        </g>
      )}
      {told.map((line, index) => (
        <text key={index} class="words" x={0} y={down + margin + 3 + index * 4.6}>{line}</text>
      ))}
    </svg>
  );
}
