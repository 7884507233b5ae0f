import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';
import { conditions, SOURCE } from '../../tools/build/conditions.js';
import { directJsx } from '../../tools/build/direct-jsx.js';
import { shortClassNames } from '../../tools/build/short-class-names.js';

/** Builds the page server for `workerd` as one file. The browser's files, whose names it includes, come first. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/profile-web-worker',
  plugins: [directJsx()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { ...conditions.ssr.resolve, conditions: [SOURCE, 'workerd', 'worker', 'module', 'import'] },
  },
  build: {
    outDir: 'worker/dist',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: 'src/server/worker.ts',
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      external: [...builtinModules, /^node:/],
      output: { codeSplitting: false, entryFileNames: 'worker.js' },
    },
  },
});
