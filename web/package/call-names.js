// The names of the engine's calls, so that the caller's side of a worker knows them without the calls.
export const callNames = [
  'formats', 'methods', 'shape', 'symmetries', 'techniques', 'ruleKinds', 'withRules', 'figures', 'format', 'parse', 'parseAll', 'errorIn',
  'count', 'countExactly', 'enumerate', 'randomSolution', 'solve', 'solveMany', 'candidateCounts', 'candidates', 'check',
  'forbids', 'isSolution', 'redundantRules', 'trueCandidates', 'trace', 'explain', 'hint', 'hints', 'rate', 'rateMany', 'rateUniversally', 'generate',
  'minimalSet', 'minimise', 'canonical', 'canonicalMany', 'equivalent', 'morph', 'readPhoto',
];
