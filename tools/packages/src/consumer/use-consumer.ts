import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runCommand } from 'build-tools/run-command';
import { workspace } from '../libraries.js';
import type { ProjectExample } from './consumer-project.js';

const nativeCompiler = 'typescript-native/bin/tsc';

/** The server's markup of the examples' exports, by `<example>#<export>`. */
export type Rendered = Readonly<Record<string, string>>;

/**
 * Type-checks the project as bundlers and as Node resolve modules, the libraries' declarations included; or with exact
 * types of optional properties, where others' declarations have faults of their own and are left out. The last is done
 * with the older of both compilers: other teams have either.
 */
export async function checkTypes(folder: string, way: 'bundler' | 'nodenext' | 'exact'): Promise<void> {
  const project = ['-p', `tsconfig.${way}.json`];
  if (way === 'exact') await runTool(folder, 'typescript/bin/tsc', project);
  else await runTool(folder, nativeCompiler, [...project, '--checkers', '1']);
}

/** Type-checks and runs CommonJS that uses the libraries as the README says for a module resolution. */
export async function useFromCommonJs(folder: string, resolution: 'node16' | 'nodenext'): Promise<void> {
  await runTool(folder, nativeCompiler, ['-p', `tsconfig.commonjs-${resolution}.json`, '--checkers', '1']);
  const outcome = resolution === 'node16' ? 'imported' : 'required';
  const said = await runCommand(process.execPath, [`commonjs/${outcome}.cjs`], { cwd: folder });
  if (!said.includes(outcome)) throw new Error(`commonjs/${outcome}.cjs printed '${said}'`);
}

/** Loads every entry that is not only for browsers, with React's version for server components. */
export async function loadForServerComponents(folder: string, specifiers: readonly string[]): Promise<void> {
  const code = `await Promise.all(${JSON.stringify(specifiers)}.map((each) => import(each)));`;
  const options = ['--conditions=react-server', '--input-type=module', '--eval', code];
  await runCommand(process.execPath, options, { cwd: folder });
}

/** Loads every entry and runs examples in Node, as compiled by {@link checkTypes} for `nodenext`. */
export async function runOnServer(folder: string, examples: readonly ProjectExample[]): Promise<Rendered> {
  const names = examples.filter(({ runs }) => runs === 'everywhere').map(({ name }) => name);
  const env = { NODE_ENV: 'production' };
  await runCommand(process.execPath, ['src/node/main.mjs', ...names], { cwd: folder, env });
  return JSON.parse(readFileSync(join(folder, 'rendered.json'), 'utf8')) as Rendered;
}

/** Problems in the server's markup: an error instead of a section, or classes without styles. */
export function renderedProblems(
  folder: string,
  examples: readonly ProjectExample[],
  rendered: Rendered,
): string[] {
  return examples.flatMap(({ name, place, code }) =>
    Object.entries(rendered)
      .filter(([key]) => key.startsWith(`${name}#`))
      .flatMap(([key, html]) => [
        ...(/<section/.test(html) ? [] : [`${place}: ${key} renders no section: ${html}`]),
        ...(/error occurred/.test(html) ? [`${place}: ${key} renders an error`] : []),
        ...unstyledClasses(html, importedStyles(folder, code)).map(
          (each) => `${place}: .${each} has no styles`,
        ),
      ]),
  );
}

/** The style sheets that an example imports, as its bundler finds them. */
function importedStyles(folder: string, code: string): string {
  return Array.from(
    code.matchAll(/^import '(@[^/']+\/[^/']+)\/(.+\.css)';$/gm),
    ([, name = '', entry = '']) => readFileSync(exportedFile(folder, name, `./${entry}`), 'utf8'),
  ).join('\n');
}

/** Not as this process resolves it, which reads sources. */
function exportedFile(folder: string, name: string, entry: string): string {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports: Readonly<Record<string, string | { default: string }>>;
  };
  const target = exports[entry];
  if (target === undefined) throw new Error(`${name} exports no ${entry}`);
  return join(dirname(manifest), typeof target === 'string' ? target : target.default);
}

function unstyledClasses(html: string, styles: string): string[] {
  const styled = new Set(Array.from(styles.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g), ([, name]) => name));
  const used = Array.from(html.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names.split(/\s+/)).flat();
  return [...new Set(used)].filter((name) => name && !styled.has(name));
}

/** Bundles the project's pages for browsers. */
export async function bundle(folder: string): Promise<void> {
  await runTool(folder, 'vite/bin/vite.js', ['build', '--logLevel', 'warn']);
}

/** Bytes of a bundle with one function of api-client. */
export async function sizeOfOneFunction(folder: string): Promise<number> {
  const options = ['--config', 'one-function.config.js', '--logLevel', 'warn'];
  await runTool(folder, 'vite/bin/vite.js', ['build', ...options]);
  const bundles = readdirSync(join(folder, 'one-function')).map((file) => join(folder, 'one-function', file));
  return bundles.reduce((sum, file) => sum + readFileSync(file).length, 0);
}

/** Runs a tool of this workspace on the project: installing it there would take longer than running it. */
async function runTool(folder: string, script: string, args: readonly string[]): Promise<void> {
  await runCommand(process.execPath, [join(workspace, 'node_modules', script), ...args], { cwd: folder });
}
