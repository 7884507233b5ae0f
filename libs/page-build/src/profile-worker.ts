import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import type { FileSet, PageFiles } from '@oa-profile/page-server/internal';
import type { Plugin, PluginOption } from 'vite';
import { conditions, reactShim, SOURCE } from './conditions.js';
import { LIST } from './page-files.js';
import { checks } from './profile-page.js';
import { shortClassNames } from './short-class-names.js';

/** Options of {@link profileWorker}. All paths are relative to the root of the build. */
export interface ProfileWorkerOptions {
  /**
   * The module whose default export answers requests.
   * @default 'src/worker.ts'
   */
  worker?: string;
  /**
   * Folder with the browser's files, as {@link profilePage} has made them.
   * @default 'dist/client'
   */
  client?: string;
}

/** Builds a host's page server for `workerd`, `worker/dist/worker.js`, after the browser's files, which it names. */
export function profileWorker({
  worker = 'src/worker.ts',
  client = 'dist/client',
}: ProfileWorkerOptions = {}): PluginOption[] {
  return [
    clientFiles(client),
    {
      name: 'profile-worker',
      config: () => ({
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: reactShim,
        css: { modules: { generateScopedName: shortClassNames() } },
        ssr: {
          target: 'webworker',
          noExternal: true,
          resolve: {
            ...conditions.ssr.resolve,
            conditions: [SOURCE, 'workerd', 'worker', 'module', 'import'],
          },
        },
        build: {
          outDir: 'worker/dist',
          emptyOutDir: true,
          copyPublicDir: false,
          ssr: worker,
          license: { fileName: 'licences.md' },
          rolldownOptions: {
            external: [...builtinModules, /^node:/],
            checks,
            output: { codeSplitting: false, entryFileNames: 'worker.js' },
          },
        },
      }),
    },
  ];
}

/** The browser's build as a module: a worker has no folder to read it from. */
function clientFiles(client: string): Plugin {
  const MODULE = '@oa-profile/page-build/client-files';
  let folder = '';
  return {
    name: 'client-files',
    enforce: 'pre',
    configResolved({ root }) {
      folder = resolve(root, client);
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const list = resolve(folder, LIST);
      if (!existsSync(list)) this.error(`${list} does not exist: the browser's files are built first.`);
      const files = JSON.parse(readFileSync(list, 'utf8')) as PageFiles;
      const texts = Object.fromEntries(
        readByServer(files).map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]),
      );
      return `export const clientFiles = ${JSON.stringify({ files, texts })};`;
    },
  };
}

/** Files whose text the server needs: all styles, which it puts into documents, and the service workers. */
function readByServer(files: PageFiles): string[] {
  const { start, controls, views, sections, serviceWorkers } = files;
  const sets: FileSet[] = [start, controls, ...Object.values(views), ...Object.values(sections)];
  return [...new Set(sets.flatMap(({ styles }) => styles)), serviceWorkers.keeps, serviceWorkers.removes];
}
