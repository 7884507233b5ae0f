import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Tells Nx how a library is built: all share `library.config.ts`, so none needs a file that says so. One with a
 * `vite.config.ts` has its target from Nx's own plugin for Vite.
 *
 * @type {import('nx/src/devkit-exports.js').CreateNodesV2}
 */
export const createNodesV2 = [
  'libs/{*,plugins/*}/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      if (existsSync(join(workspaceRoot, root, 'vite.config.ts'))) return [file, {}];
      const config = root.replace(/[^/]+/g, '..');
      const build = {
        command: `vite build --config ${config}/tools/build/library.config.ts`,
        options: { cwd: root },
        outputs: ['{projectRoot}/dist'],
        metadata: { technologies: ['vite'], description: 'Builds the package to publish' },
      };
      return [file, { projects: { [root]: { targets: { build } } } }];
    }),
];
