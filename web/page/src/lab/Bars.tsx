// Nodes and backtracks as bars with their numbers; logarithmic where they differ by orders.
import type { Answer } from 'dokushin';
import { labWords } from '../words/lab';
import { useLanguage, useWords } from '../words/language';
import type { Lane } from './race-run';

interface Row {
  key: string;
  name: string;
  nodes: number;
  backtracks: number;
}

export function Bars({ lanes, own }: { lanes: Lane[]; own: Answer | null }) {
  const words = useWords(labWords);
  const rows: Row[] = lanes.map((lane) => ({ ...lane, key: lane.method, name: words.lanes[lane.method] }));
  if (own) rows.push({ ...own, key: 'own', name: words.race.engine });
  const numbers = rows.flatMap(({ nodes, backtracks }) => [nodes, backtracks]);
  const most = Math.max(1, ...numbers);
  const logarithmic = most > 100 * Math.max(1, Math.min(...numbers.filter((number) => number > 0)));
  const width = (number: number) =>
    logarithmic ? Math.log10(number + 1) / Math.ceil(Math.log10(most + 1)) : number / most;
  return (
    <section class="bars">
      <h4>{words.race.chart}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.race.table.method}</th>
            <th scope="col">{words.race.table.nodes}</th>
            <th scope="col">{words.race.table.backtracks}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-row={row.key}>
              <th scope="row">{row.name}</th>
              <Bar kind="nodes" number={row.nodes} width={width(row.nodes)} ticks={logarithmic ? Math.ceil(Math.log10(most + 1)) : 0} />
              <Bar kind="backtracks" number={row.backtracks} width={width(row.backtracks)} ticks={logarithmic ? Math.ceil(Math.log10(most + 1)) : 0} />
            </tr>
          ))}
        </tbody>
      </table>
      <p class="scale">{logarithmic ? words.race.logarithmic : words.race.linear}</p>
    </section>
  );
}

function Bar({ kind, number, width, ticks }: { kind: 'nodes' | 'backtracks'; number: number; width: number; ticks: number }) {
  const language = useLanguage();
  return (
    <td>
      <span class="number">{number.toLocaleString(language)}</span>
      <svg class={`bar bar-${kind}`} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: ticks }, (_, i) => (
          <path key={i} class="tick" d={`M${(100 * (i + 1)) / ticks} 0V8`} />
        ))}
        <rect x="0" y="1" width={width * 100} height="6" />
      </svg>
    </td>
  );
}
