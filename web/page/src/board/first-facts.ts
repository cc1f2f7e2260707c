// For the build: what the engine says of the usual board, so that the page can draw it before the
// engine has come.
import type { Plugin } from 'vite';
import { load } from '../../../package/dokushin.js';

const name = 'virtual:first-facts';
const resolved = `\0${name}`;

export function firstFacts(): Plugin {
  return {
    name: 'first-facts',
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => {
      if (id !== resolved) return undefined;
      const engine = await load();
      return `export const firstFacts = ${JSON.stringify({ ...engine.shape('9x9'), drawing: engine.figures('9x9') })};`;
    },
  };
}
