// For the build: tells the service worker which files the page has, and a version that follows
// from what is in them.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `fixed`: the folder of files that are served as they are, such as icons. */
export function offlineFiles(fixed: string): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    generateBundle: {
      order: 'post', // when index.html is there, too
      handler(_, bundle) {
        const worker = bundle['offline.js'];
        if (worker?.type !== 'chunk') throw new Error('the build has no offline.js');
        const others = Object.values(bundle).filter((file) => file !== worker).sort((a, b) => (a.fileName < b.fileName ? -1 : 1));
        const hash = createHash('sha256').update(worker.code);
        for (const file of others) hash.update(file.fileName).update(file.type === 'chunk' ? file.code : file.source);
        const asTheyAre = readdirSync(fixed).sort();
        for (const name of asTheyAre) hash.update(name).update(readFileSync(join(fixed, name)));
        const files = ['./', ...others.map(({ fileName }) => `./${fileName}`), ...asTheyAre.map((name) => `./${name}`)];
        worker.code = worker.code
          .replace('__FILES__', JSON.stringify(files))
          .replace('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}
