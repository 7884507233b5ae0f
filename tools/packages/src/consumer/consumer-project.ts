import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { codeEntries, requiredPeers } from 'build-tools/library-manifest';
import { workspace, type Library } from '../libraries.js';
import { readmeExamples, withExpectations, type ReadmeExample } from '../readme-examples.js';

export interface ConsumerProjectOptions {
  /** Target folder, outside the workspace. */
  folder: string;
  libraries: readonly Library[];
  /** What the project installs, by library: a tarball or a version. */
  specs: Readonly<Record<string, string>>;
  /** Versions of third-party packages that the project installs. */
  outside: Readonly<Record<string, string>>;
  /** Address of the Profile API and the Keep API; replaces the addresses in READMEs. */
  apiUrl: string;
}

/** An example of a README as a module of the project: `examples/<name>.ts`, or `examples/<library>/<file>`. */
export interface ProjectExample extends ReadmeExample {
  name: string;
  /** Its place, for messages. */
  place: string;
}

/** React's type declarations, in this workspace's versions. */
const declarations = ['@types/react', '@types/react-dom'];

/**
 * Writes a project that uses all of the libraries, as another team would: its dependencies, modules that import every
 * entry and every style sheet, and the examples of all READMEs.
 *
 * @returns the examples that run alone; those that are files run together as a host
 */
export function writeConsumerProject({
  folder,
  libraries,
  specs,
  outside,
  apiUrl,
}: ConsumerProjectOptions): ProjectExample[] {
  cpSync(join(workspace, 'tools/packages/consumer'), folder, { recursive: true });
  writeJson(join(folder, 'package.json'), {
    name: 'consumer',
    private: true,
    type: 'module',
    // One installation serves them, too, and each still gets what it requires.
    // Their paths are before `node_modules` in the alphabet, as those of our apps are before `libs`: the bundler puts the
    // styles of what is loaded late in that order.
    workspaces: ['apps/*'],
    dependencies: { ...outside, ...specs },
    devDependencies: developmentVersions(),
  });
  writeFileSync(join(folder, 'src/entries.ts'), entriesModule(libraries));
  for (const file of ['src/styles.ts', 'src/commonjs/styles.cts'])
    writeFileSync(join(folder, file), stylesModule(libraries));
  const examples = libraries.flatMap(examplesOf);
  for (const example of examples) {
    const code = `${withExpectations(example)}\nexport {};\n`;
    const path = join(folder, `examples/${example.name}.${example.language}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code.replace(/https:\/\/(api|keep)\.example\.com/g, apiUrl));
  }
  const alone = examples.filter(({ file }) => !file);
  writeJson(
    join(folder, 'examples.json'),
    alone.map(({ name, runs }) => ({ name, runs })),
  );
  return alone;
}

/** Optional peer dependencies that an example uses. */
const optionalPeersOfExamples = ['@line/liff'];

/** All third-party packages that the project and the libraries need. */
export function outsideNames(libraries: readonly Library[]): string[] {
  const ours = libraries.map(({ name }) => name);
  const asked = libraries.flatMap(({ manifest }) => [
    ...Object.keys(manifest.dependencies ?? {}),
    ...requiredPeers(manifest),
    ...optionalPeersOfExamples,
  ]);
  return [...new Set([...asked, ...declarations])].filter((name) => !ours.includes(name));
}

/**
 * Version ranges of the third-party packages that the examples use: peer dependencies, which a project with React has
 * anyway, the optional one that a README installs, and valibot.
 */
export function outsideDependencies(libraries: readonly Library[]): Record<string, string> {
  const peers = libraries.flatMap(({ manifest }) =>
    [...requiredPeers(manifest), ...optionalPeersOfExamples]
      .filter((name) => name in (manifest.peerDependencies ?? {}))
      .map((name) => [name, manifest.peerDependencies?.[name] ?? '*'] as const),
  );
  const sdk = libraries.find(({ name }) => name === '@oa-profile/plugin-sdk');
  const valibot = Object.entries(sdk?.manifest.dependencies ?? {}).filter(([name]) => name === 'valibot');
  return Object.fromEntries([...peers, ...valibot].filter(([name]) => !name.startsWith('@oa-profile/')));
}

function developmentVersions(): Record<string, string> {
  const text = readFileSync(join(workspace, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> };
  return Object.fromEntries(declarations.map((name) => [name, devDependencies[name] ?? '*']));
}

/** Imports every entry, except those that need an optional peer dependency, which this project does not install. */
function entriesModule(libraries: readonly Library[]): string {
  const specifiers = usableEntries(libraries);
  const imports = specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';\n`);
  const names = specifiers.map((_, index) => `entry${index}`);
  return `${imports.join('')}\nexport const entries = [${names.join(', ')}];\n`;
}

/** Imports every style sheet, at once and later; only type-checked, since Node cannot load them. */
function stylesModule(libraries: readonly Library[]): string {
  const specifiers = libraries.flatMap(({ name, manifest }) =>
    Object.keys(manifest.exports)
      .filter((entry) => entry.endsWith('.css'))
      .map((entry) => `${name}${entry.slice(1)}`),
  );
  const imports = specifiers.map((specifier) => `import '${specifier}';\n`);
  const later = specifiers.map((specifier) => `() => import('${specifier}')`);
  return `${imports.join('')}\nexport const later = [${later.join(', ')}];\n`;
}

/** Entries that are scripts of a document or a service worker: they run where they are loaded. */
const scripts = [
  '@oa-profile/offline/remove-service-worker',
  '@oa-profile/offline/service-worker',
  '@oa-profile/page-start/early',
];

/** Entries that a project without optional peer dependencies can import. */
function usableEntries(libraries: readonly Library[], unwanted?: RegExp): string[] {
  return libraries.flatMap(({ folder, manifest }) =>
    codeEntries(manifest)
      .filter(({ specifier }) => !scripts.includes(specifier))
      .filter(({ file }) => {
        const code = readFileSync(join(folder, `dist/${file}.js`), 'utf8');
        return !needsOptionalPeer(manifest, code) && !unwanted?.test(code);
      })
      .map(({ specifier }) => specifier),
  );
}

/** Entries without 'use client', which server components can import; not those of a server, which renders by itself. */
export function serverEntries(libraries: readonly Library[]): string[] {
  return usableEntries(
    libraries.filter(({ name }) => name !== '@oa-profile/page-server'),
    /^['"]use client['"]/m,
  );
}

function needsOptionalPeer(manifest: Library['manifest'], code: string): boolean {
  const required = requiredPeers(manifest);
  const optional = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !required.includes(name));
  return optional.some((name) => new RegExp(`["']${name}["'/]`).test(code));
}

/**
 * The examples of a library's README.
 *
 * @throws Error if it has none, or uses packages that its install command does not name
 */
function examplesOf({ folder, name, manifest }: Library): ProjectExample[] {
  const file = join(folder, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const place = relative(workspace, file);
  const examples = readmeExamples(readme);
  // A command is shown as it is called, and tried by itself.
  if (!manifest.bin && !examples.some(({ runs }) => runs !== 'nowhere'))
    throw new Error(`${place} has no example that runs`);

  const installed = Array.from(readme.matchAll(/^npm install (.+)$/gm), ([, names = '']) =>
    names.split(' '),
  ).flat();
  const brought = [...installed, ...Object.keys(manifest.peerDependencies ?? {})];
  const lacking = examples.flatMap(({ code }) => packagesIn(code)).filter((each) => !brought.includes(each));
  if (lacking.length) throw new Error(`${place} uses ${lacking.join(', ')} without installing it`);

  const short = name.replace('@oa-profile/', '');
  return examples.map((example, index) => ({
    ...example,
    name: example.file ? `${short}/${example.file.replace(/\.\w+$/, '')}` : `${short}-${index + 1}`,
    place: `${place}:${example.line}`,
  }));
}

function packagesIn(code: string): string[] {
  return Array.from(code.matchAll(/(?:from|import) '((?:@[^/']+\/)?[^/'.][^/']*)/g), ([, name = '']) => name);
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
