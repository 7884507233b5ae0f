import { build } from 'esbuild';
import { SOURCE } from './conditions.js';

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
    conditions: [SOURCE],
    ...(file.endsWith('.css') ? {} : { format: 'iife', target }),
  });
  return outputFiles[0]?.text ?? '';
}
