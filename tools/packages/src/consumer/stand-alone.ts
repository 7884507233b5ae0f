import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeEntries, readManifest, requiredPeers } from 'build-tools/library-manifest';
import { runCommand } from 'build-tools/run-command';
import { workspace, type Library } from '../libraries.js';
import { readmeExamples } from '../readme-examples.js';

/** Packages that somebody uses without the rest, with the entries that need nothing else. */
const alone: readonly { library: string; entries?: readonly string[]; withExamples?: boolean }[] = [
  { library: '@oa-profile/errors', withExamples: true },
  { library: '@oa-profile/http', withExamples: true },
  { library: '@oa-profile/api-client', withExamples: true },
  { library: '@oa-profile/keep-client', withExamples: true },
  { library: '@oa-profile/i18n', entries: ['@oa-profile/i18n/error-texts'] },
];

/** As strict as a project can be, the declarations of what is installed included. */
const compilerOptions = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

/**
 * Compiles each of these packages, and the examples of its README, in a project that has nothing but what its README
 * installs: in the one that all share, what one package lacks another brings.
 *
 * @param installed where everything is installed
 * @param to an empty folder, from which nothing of that can be seen
 * @throws Error that says what does not compile
 */
export async function compileAlone(
  installed: string,
  to: string,
  libraries: readonly Library[],
): Promise<void> {
  for (const { library: name, entries, withExamples } of alone) {
    const library = libraries.find((each) => each.name === name);
    if (!library) throw new Error(`There is no ${name}`);
    const project = join(to, name.replace('@oa-profile/', ''));
    const readme = readFileSync(join(library.folder, 'README.md'), 'utf8');
    for (const each of neededBy([name, ...installedBy(readme)], installed))
      cpSync(join(installed, 'node_modules', each), join(project, 'node_modules', each), { recursive: true });
    const wanted = entries ?? codeEntries(library.manifest).map(({ specifier }) => specifier);
    const sources = [
      wanted.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
      ...(withExamples ? readmeExamples(readme).map(({ code }) => `${code}\nexport {};\n`) : []),
    ];
    mkdirSync(project, { recursive: true });
    sources.forEach((code, index) => writeFileSync(join(project, `source-${index}.ts`), code));
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'alone', type: 'module' }));
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    const compiler = join(workspace, 'node_modules/typescript-native/bin/tsc');
    await runCommand(process.execPath, [compiler, '-p', '.', '--checkers', '1'], { cwd: project });
  }
}

/** The packages that a README's first command installs, without those that are only for another section. */
function installedBy(readme: string): string[] {
  const [, names = ''] = /^npm install (@oa-profile\/.+)$/m.exec(readme) ?? [];
  return names.split(' ').filter((name) => name.startsWith('@oa-profile/'));
}

/** Packages with all that they need, as a package manager would install them. */
function neededBy(names: readonly string[], installed: string, seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const manifest = readManifest(join(installed, 'node_modules', name));
    neededBy([...Object.keys(manifest.dependencies ?? {}), ...requiredPeers(manifest)], installed, seen);
  }
  return seen;
}
