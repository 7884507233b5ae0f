import { posix, join } from 'node:path';
import type { Plugin } from 'rolldown';

/** Styles are an export of their own; consumers' type checks know nothing of CSS. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  resolveId: (id) => (id.endsWith('.css') ? '\0styles.d.ts' : undefined),
  load: (id) => (id === '\0styles.d.ts' ? 'export {};' : undefined),
};

/** A file of declarations. */
export interface DeclarationFile {
  fileName: string;
  code: string;
}

/**
 * Joins declarations that the type check has written into a folder: what the entries export, what that needs, and
 * nothing else. Entries share what they have in common.
 *
 * @param folder where the type check left them, as `libs/errors/.tsc/src`
 * @param entries names of files there, without ending
 */
export async function bundleDeclarations(
  folder: string,
  entries: readonly string[],
): Promise<DeclarationFile[]> {
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
  const files = output
    .filter((file) => file.type === 'chunk')
    .map(({ fileName, code }) => ({ fileName, code }));
  mergeInterfaces(files);
  return files;
}

/** `declare module '../state.js' { … }`, as a module adds to an interface of another one. */
const addition = /^declare module '\.[^']*' \{\n(.*?)^\}$/gms;

/**
 * Modules add to each other's interfaces by declaration merging, and name the other one by a path that leads nowhere once
 * they are joined. TypeScript passes over that in silence, and consumers would miss what was added.
 */
function mergeInterfaces(files: readonly DeclarationFile[]): void {
  for (const file of files) {
    file.code = file.code.replace(addition, (_, body: string) => {
      const name = /interface (\w+)/.exec(body)?.[1] ?? '';
      const home = files.find(({ code }) => new RegExp(`^(export )?interface ${name}\\b`, 'm').test(code));
      // Nobody can see the interface.
      if (!home) return '';
      if (home === file) return body.replace(/^ {2}/gm, '').trimEnd();
      if (!new RegExp(`^export \\{[^}]*\\b${name}\\b`, 'm').test(home.code))
        home.code += `\nexport { ${name} };\n`;
      const path = posix.relative(posix.dirname(file.fileName), home.fileName).replace(/\.d\.ts$/, '.js');
      return `declare module '${path.startsWith('.') ? path : `./${path}`}' {\n${body}}`;
    });
  }
}
