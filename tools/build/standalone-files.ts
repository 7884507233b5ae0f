import { basename, extname, join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Compiles a script or a style sheet by itself. A script becomes a classic one.
 *
 * @param target Browsers for which a script is compiled. By default any: its sources must not be newer than ECMAScript
 * 5.
 */
export async function compileStandalone(file: string, target: string | string[] = 'es5'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    charset: 'ascii',
    ...(file.endsWith('.css') ? {} : { format: 'iife', target }),
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Adds files to the build that are independent of the page's modules. The manifest lists them by their sources.
 *
 * @param sources relative to the root of the build
 * @param target as {@link compileStandalone} takes it
 */
export function standaloneFiles(sources: readonly string[], target?: string[]): Plugin {
  let root = '';
  return {
    name: 'standalone-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      for (const source of sources) {
        const ending = extname(source);
        this.emitFile({
          type: 'asset',
          name: basename(source, ending) + (ending === '.ts' ? '.js' : ending),
          originalFileName: source,
          source: await compileStandalone(join(root, source), target),
        });
      }
    },
  };
}
