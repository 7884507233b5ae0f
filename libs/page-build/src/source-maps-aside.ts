import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the browser files' source maps out of the served folder, into one from which they are uploaded to the error
 * service: they contain the sources, which are not public.
 *
 * @param folder relative to the root of the build
 */
export function sourceMapsAside(folder: string): Plugin {
  let root = '';
  return {
    name: 'source-maps-aside',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const aside = resolve(root, folder);
        await rm(aside, { recursive: true, force: true });
        await mkdir(aside, { recursive: true });
        const files = await readdir(resolve(root, dir), { recursive: true });
        for (const file of files.filter((name) => name.endsWith('.map')))
          await rename(join(resolve(root, dir), file), join(aside, basename(file)));
      },
    },
  };
}
