// The cells of a board as they were drawn last. A cell of which nothing changed is given to Preact as the same node, and
// so is a row of such cells: Preact passes over these, and a key costs what it changes and not what the board holds.
import type { VNode } from 'preact';
import { type CellProps, PlayBoardCell } from './PlayBoardCell';

type Unnamed = Omit<CellProps, 'name'>;

interface Drawn {
  props: Unnamed;
  said: readonly unknown[];
  node: VNode;
}

const sameProps = (a: Unnamed, b: Unnamed) => (Object.keys(a) as (keyof Unnamed)[]).every((key) => a[key] === b[key]);
const sameList = (a: readonly unknown[], b: readonly unknown[]) => a.length === b.length && a.every((its, at) => its === b[at]);

export class DrawnCells {
  #cells: Drawn[] = [];
  #rows: { cells: readonly VNode[]; node: VNode }[] = [];

  /** `said`: what the name is made of beside the properties; only if any of these changed is the name made anew. */
  cell(props: Unnamed, said: readonly unknown[], name: () => string): VNode {
    const before = this.#cells[props.index];
    if (before && sameProps(props, before.props) && sameList(said, before.said)) return before.node;
    const node = <PlayBoardCell key={props.index} {...props} name={name()} />;
    this.#cells[props.index] = { props, said, node };
    return node;
  }

  row(row: number, name: string, cells: readonly VNode[]): VNode {
    const before = this.#rows[row];
    if (before && sameList(cells, before.cells)) return before.node;
    const node = (
      <div role="row" class={name} key={row}>
        {cells}
      </div>
    );
    this.#rows[row] = { cells, node };
    return node;
  }
}
