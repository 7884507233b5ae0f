import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@oa-profile/i18n';
import {
  firstLoad,
  sectionFiles,
  styleSheets,
  withoutInteraction,
  type BuildManifest,
} from './first-load.js';

/** Most bytes, gzip, that a visitor in a browser downloads; of script, where nothing else is said. */
const BUDGETS = {
  /** Before the page answers a tap: a ceiling, since what is felt is time. React, Redux and i18next are 92 kB of it. */
  firstLoad: 115_000,
  /** All in all while the visitor does nothing; what sections in sight add is measured in a browser. */
  withoutInteraction: 150_000,
  /** What the section of one plugin adds to what sections have in common. */
  plugin: 6_000,
  /** The one style sheet, without which nothing is painted: what it may grow by is a decision (26). */
  styles: 26_000,
};

const client = fileURLToPath(new URL('../../../apps/profile-web/dist/client', import.meta.url));
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest;

const sizes = new Map<string, number>();
function gzipSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipSize(file), 0);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

let failed = false;
function report(what: string, files: Set<string>, budget: number): void {
  const size = total(files);
  const verdict = size <= budget ? 'within' : 'OVER';
  failed ||= size > budget;
  console.log(`${what}: ${kilobytes(size)} gzip, ${verdict} ${kilobytes(budget)}`);
  for (const file of [...files].sort((a, b) => gzipSize(b) - gzipSize(a))) {
    console.log(`  ${kilobytes(gzipSize(file)).padStart(9)}  ${file}`);
  }
}

// The largest language counts: nobody downloads more than one.
const largest = <T extends Set<string>>(sets: T[]): T => sets.reduce((a, b) => (total(b) > total(a) ? b : a));
report(
  'Before the page answers a tap',
  largest(languages.map((tag) => firstLoad(manifest, tag))),
  BUDGETS.firstLoad,
);
report(
  'All without interaction',
  largest(languages.map((tag) => withoutInteraction(manifest, tag))),
  BUDGETS.withoutInteraction,
);
report('All styles, before the first paint', styleSheets(manifest), BUDGETS.styles);
console.log('What each plugin adds, in the language with the longest texts:');
const byLanguage = languages.map((tag) => sectionFiles(manifest, tag));
for (const plugin of [...(byLanguage[0]?.own.keys() ?? [])].sort()) {
  const size = Math.max(...byLanguage.map(({ own }) => total(own.get(plugin) ?? [])));
  const isOver = size > BUDGETS.plugin;
  failed ||= isOver;
  console.log(
    `  ${kilobytes(size).padStart(9)}  ${plugin}${isOver ? `, OVER ${kilobytes(BUDGETS.plugin)}` : ''}`,
  );
}
console.log(
  `  ${kilobytes(total(byLanguage[0]?.common ?? [])).padStart(9)}  in common, loaded once and as needed`,
);
process.exitCode = failed ? 1 : 0;
