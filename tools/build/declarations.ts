import { posix, join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Styles are a separate export; consumers' type checks do not handle CSS. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles.d.ts' : undefined),
  load: (id) => (id === '\0styles.d.ts' ? 'export {};' : undefined),
};

export interface DeclarationFile {
  fileName: string;
  code: string;
}

/**
 * Bundles declarations that the type check has written into a folder: what the entries export and what that needs,
 * nothing else. Entries share common parts.
 *
 * @param folder where the type check wrote them, such as `libs/errors/.tsc/src`
 * @param entries names of files there, without extension
 */
export async function bundleDeclarations(
  folder: string,
  entries: readonly string[],
): Promise<DeclarationFile[]> {
  // Every configuration imports this file, and only builds need these.
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
    // People read the shared files, too.
    minifyInternalExports: false,
  });
  await bundle.close();
  const files = output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code }) => ({ fileName, code }));
  mergeInterfaces(files);
  return files;
}

/** `declare module '../state.js' { … }`, by which a module adds to an interface of another one. */
const addition = /^declare module '\.[^']*' \{\n(.*?)^\}$/gms;

/**
 * Modules add to each other's interfaces by declaration merging, and name the other module by a path that is invalid
 * after bundling. TypeScript silently ignores that, and consumers would miss the additions.
 */
function mergeInterfaces(files: readonly DeclarationFile[]): void {
  for (const file of files) {
    file.code = file.code.replace(addition, (_, body: string) => {
      const name = /interface (\w+)/.exec(body)?.[1] ?? '';
      const home = files.find(({ code }) => new RegExp(`^(export )?interface ${name}\\b`, 'm').test(code));
      // The interface is not part of the declarations.
      if (!home) return '';
      if (home === file) return body.replace(/^ {2}/gm, '').trimEnd();
      if (!new RegExp(`^export \\{[^}]*\\b${name}\\b`, 'm').test(home.code))
        home.code += `\nexport { ${name} };\n`;
      const path = posix.relative(posix.dirname(file.fileName), home.fileName).replace(/\.d\.ts$/, '.js');
      return `declare module '${path.startsWith('.') ? path : `./${path}`}' {\n${body}}`;
    });
  }
}
