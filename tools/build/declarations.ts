import { join } from 'node:path';
import type { OutputChunk, Plugin } from 'rolldown';

/** Styles are an export of their own; consumers' type checks know nothing of CSS. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles.d.ts' : undefined),
  load: (id) => (id === '\0styles.d.ts' ? 'export {};' : undefined),
};

/**
 * Joins declarations that the type check has written into a folder: what the entries export, what that needs, and
 * nothing else. Entries share what they have in common.
 *
 * @param folder where the type check left them, as `libs/errors/.tsc/src`
 * @param entries names of files there, without ending
 */
export async function bundleDeclarations(folder: string, entries: readonly string[]): Promise<OutputChunk[]> {
  // Every configuration comes by here, and only builds need these.
  const [{ rolldown }, { dts }] = await Promise.all([import('rolldown'), import('rolldown-plugin-dts')]);
  const bundle = await rolldown({
    cwd: folder,
    input: Object.fromEntries(entries.map((entry) => [entry, join(folder, `${entry}.d.ts`)])),
    external: (id) => !/^[./\0]|^\w:/.test(id),
    plugins: [withoutStyles, dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
    experimental: { attachDebugInfo: 'none' },
  });
  const { output } = await bundle.generate({
    entryFileNames: '[name].ts',
    chunkFileNames: 'chunks/[name].d.ts',
    // What entries share is read by people, too.
    minifyInternalExports: false,
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}
