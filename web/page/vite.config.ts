import { defineConfig } from 'vitest/config';
import { firstFacts } from './src/board/first-facts';
import { offlineFiles } from './src/offline/files';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// The page is static and may lie in any folder of a server: all addresses are relative.
export default defineConfig({
  base: './',
  resolve: { alias: { dokushin: here('../package/dokushin.js') } },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
  worker: { format: 'es' },
  plugins: [firstFacts(), offlineFiles(here('./public'))],
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: here('./index.html'), offline: here('./src/offline/worker.ts') },
      // The service worker's address must stay the same.
      output: { entryFileNames: ({ name }) => (name === 'offline' ? 'offline.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
