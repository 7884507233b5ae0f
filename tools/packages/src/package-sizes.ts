import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { rolldown, type OutputChunk } from 'rolldown';
import { builtLibraries, workspace, type Library } from './libraries.js';

/**
 * Maximum kilobytes of a library's own code and of its styles, minified and gzipped, for a page that uses all of its main
 * entry, or a plugin's section.
 */
interface Budget {
  code: number;
  styles?: number;
}

/** A plugin is loaded when its section gets near, and a page has fifteen. */
const plugin: Budget = { code: 5, styles: 2.5 };

/** By the first word of a package's name. */
const usual: Readonly<Partial<Record<string, Budget>>> = { plugin };

const budgets: Readonly<Record<string, Budget>> = {
  'api-client': { code: 8.4 },
  'business-hours': { code: 3.2 },
  errors: { code: 1.5 },
  'host-bridge': { code: 1.5 },
  http: { code: 3.2 },
  i18n: { code: 4 },
  'keep-client': { code: 1.5 },
  offline: { code: 0.7 },
  'page-start': { code: 4.9, styles: 1.5 },
  // Its chart answers a tap or an arrow key with the words of that hour.
  'plugin-busy-times': { code: 5.5, styles: 2.5 },
  // With the counter, which is shown to staff and has a clock that moves.
  'plugin-coupon': { code: 6.5, styles: 2.5 },
  // A part of what every page loads; their views come when they are opened.
  'plugin-last-visit': { code: 0.3 },
  // The credit of a small map has a line of its own, and the map of a low window is lower.
  'plugin-place': { code: 2.5, styles: 2.5 },
  'plugin-reservation': { code: 3, styles: 1.9 },
  'plugin-search': { code: 1.5, styles: 0.8 },
  // The main entry, and the styles of all. It compares goods of two visits for two plugins, which are smaller by more.
  'plugin-sdk': { code: 7.2, styles: 3.4 },
  // In more files than one entry would need: gzip begins anew in each. `page-build` reads the source instead.
  profile: { code: 23.5, styles: 8.8 },
  storage: { code: 1.5 },
  telemetry: { code: 3.9 },
  ui: { code: 10.6, styles: 7.9 },
  // For Node and for builds: no visitor downloads them.
  'api-conformance': { code: 20 },
  'create-host': { code: 3.3 },
  // It reads dictionaries and checks a host's texts against them, so that a start of a page need not.
  'page-build': { code: 11 },
  'page-server': { code: 30 },
};

/** Prints what a library weighs. @returns what is wrong with that, one line per problem */
async function sizeProblems({ name, folder, manifest }: Library): Promise<string[]> {
  const short = name.replace('@oa-profile/', '');
  const budget = budgets[short] ?? usual[short.split('-', 1)[0] ?? ''];
  if (!budget) return [`${short} has no budget in package-sizes.ts`];
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const isPeer = (id: string): boolean => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));
  // What a plugin's main entry loads once its section gets near.
  const isSection = './section' in (manifest.exports ?? {});
  const entry = join(folder, isSection ? 'dist/section.js' : 'dist/index.js');
  const code = await codeSize(entry, (id) => /^[^./\0]/.test(id));
  const styles = styleSize(join(folder, 'dist/style.css'));
  console.log(
    `${short}: ${code} kB, with dependencies that are no peers ${await codeSize(entry, isPeer)} kB, styles ${styles} kB`,
  );
  const promise = `At most ${budget.code} kB${budget.styles ? ` and ${budget.styles} kB of styles` : ''}, minified and gzipped`;
  return [
    ...(code > budget.code ? [`${short}: the budget of its code is ${budget.code} kB`] : []),
    ...(styles > (budget.styles ?? 0) ? [`${short}: the budget of its styles is ${budget.styles} kB`] : []),
    ...(readFileSync(join(folder, 'README.md'), 'utf8').includes(promise)
      ? []
      : [`${short}: the README lacks '${promise}'`]),
  ];
}

/** Without what the code loads later by itself. */
async function codeSize(entry: string, external: (id: string) => boolean): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    external: (id) => id.endsWith('.css') || external(id),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const loaded = new Set<OutputChunk>(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return kilobytes([...loaded].map(({ code }) => gzipSync(code, { level: 9 })));
}

function styleSize(file: string): number {
  if (!existsSync(file)) return 0;
  const { code } = transform({ filename: file, code: readFileSync(file), minify: true });
  return kilobytes([gzipSync(code, { level: 9 })]);
}

const kilobytes = (files: readonly Buffer[]): number =>
  files.reduce((sum, { length }) => sum + length, 0) / 1000;

/** What other teams bundle of the clients, with all that it brings. */
interface Bundle {
  what: string;
  /** Names by entry. */
  exports: Readonly<Record<string, string>>;
  /** Maximum kilobytes, minified and gzipped, in the bundler that makes the larger file. */
  most: number;
  /** Packages whose README promises it. */
  promisedBy: readonly string[];
}

const api = { '@oa-profile/api-client': 'createProfileApiClient' };
const keep = { '@oa-profile/keep-client': 'createKeepClient' };

const bundles: readonly Bundle[] = [
  { what: 'this client', exports: api, most: 32, promisedBy: ['api-client'] },
  { what: 'this client', exports: keep, most: 26, promisedBy: ['keep-client'] },
  { what: 'both clients', exports: { ...api, ...keep }, most: 33, promisedBy: ['api-client', 'keep-client'] },
  // What is not used is not in the bundle: the schemas are not, nor what they need.
  {
    what: 'one list of words',
    exports: { '@oa-profile/api-client/internal/schemas': 'facilities' },
    most: 0.2,
    promisedBy: ['api-client'],
  },
  {
    what: 'one list',
    exports: { '@oa-profile/api-client/internal': 'reportReasons' },
    most: 0.3,
    promisedBy: [],
  },
  {
    what: 'one schema',
    exports: { '@oa-profile/api-client/internal/schemas': 'relation' },
    most: 1.8,
    promisedBy: [],
  },
];

/** Bundles as other teams do, with two bundlers that leave out different things. @returns what is wrong */
async function bundleProblems({ what, exports, most, promisedBy }: Bundle): Promise<string[]> {
  const code = Object.entries(exports).map(([entry, name]) => `export { ${name} } from '${entry}';`);
  const folder = mkdtempSync(join(workspace, 'node_modules/.cache-sizes-'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code.join('\n'));
  const [byRolldown, byEsbuild] = [await codeSize(entry, () => false), await esbuildSize(entry)];
  rmSync(folder, { recursive: true });
  const size = Math.max(byRolldown, byEsbuild);
  const names = Object.values(exports).join(', ');
  console.log(`${names} with all that it brings: ${byRolldown} kB by Rolldown, ${byEsbuild} kB by esbuild`);
  const promise = `${most} kB for ${what}`;
  return [
    ...(size > most ? [`${names}: ${size} kB with all that it brings, more than ${most} kB`] : []),
    ...promisedBy
      .filter((name) => !inOneLine(join(workspace, 'libs', name, 'README.md')).includes(promise))
      .map((name) => `${name}: the README lacks '${promise}'`),
  ];
}

/** A promise may run over the end of a line. */
const inOneLine = (file: string): string => readFileSync(file, 'utf8').replace(/\s+/g, ' ');

async function esbuildSize(entry: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return kilobytes(outputFiles.map(({ contents }) => gzipSync(contents, { level: 9 })));
}

const problems: string[] = [];
for (const library of builtLibraries()) problems.push(...(await sizeProblems(library)));
for (const bundle of bundles) problems.push(...(await bundleProblems(bundle)));
if (problems.length) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
