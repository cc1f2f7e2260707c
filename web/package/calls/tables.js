// What there is: techniques, methods, symmetries, kinds of rules that are laid, formats, and the houses and rules of a shape.
import { formatFacts, techniqueFacts } from '../struct.js';

export function techniques(host) {
  return host.rows(techniqueFacts, 'dokushin_technique_at').map((row) => ({
    key: row.key,
    english: row.english,
    japanese: row.japanese,
    chinese: row.chinese,
    needsUnique: row.needs_unique !== 0,
    largestSide: row.largest_side,
  }));
}

export function formats(host) {
  return host.rows(formatFacts, 'dokushin_format_at').map((row) => ({
    name: row.name,
    description: row.description,
    canWrite: row.can_write !== 0,
  }));
}

export function methods(host) {
  return host.names('dokushin_method_at');
}

export function symmetries(host) {
  return host.names('dokushin_symmetry_at');
}

export function ruleKinds(host) {
  return host.names('dokushin_rule_kind_at');
}

export function shape(host, name) {
  return host.memory.scope((scope) => {
    const shape = host.puzzles.shape(scope, name);
    const facts = host.puzzles.facts(scope, shape);
    const { side, cells, houses, rows, columns, lowest, variables } = facts;
    const words = (count, write) => {
      const address = scope.block(2 * count);
      scope.check(write(address, count, scope.error));
      return Array.from(new Uint16Array(host.memory.bytes(address, 2 * count).slice().buffer));
    };
    return {
      shape: host.puzzles.shapeName(scope, shape),
      side,
      rows,
      columns,
      lowest,
      variables,
      boxRows: facts.box_rows,
      boxColumns: facts.box_columns,
      rules: host.puzzles.rules(scope, shape),
      regions: words(cells, (...to) => host.c.dokushin_shape_regions(shape, ...to)),
      houses: Array.from({ length: houses }, (_, house) => ({
        name: scope.taken((place) =>
          host.c.dokushin_shape_house_name(shape, house, place, scope.error),
        ),
        ...kindOf(host, scope, shape, house),
        cells: words(side, (...to) => host.c.dokushin_shape_house(shape, house, ...to)),
      })),
    };
  });
}

export function withRules(host, name, rules) {
  return host.memory.scope((scope) => {
    const shape = host.puzzles.shape(scope, name);
    const text = scope.text([rules].flat().map(String).join('\n'));
    const made = scope.handle('dokushin_shape_free', (place) =>
      host.c.dokushin_shape_with_rules(shape, text, place, scope.error),
    );
    return host.puzzles.shapeName(scope, made);
  });
}

function kindOf(host, scope, shape, house) {
  const place = scope.block(8);
  scope.check(host.c.dokushin_shape_house_kind(shape, house, place, place + 4, scope.error));
  const [kind, ordinal] = new Uint32Array(host.memory.bytes(place, 8).slice().buffer);
  return { kind: host.memory.text(kind), ordinal };
}
