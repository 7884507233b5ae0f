import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { languages } from '@oa-profile/i18n';
import type { PAGE_FILES, PageFiles } from '@oa-profile/page-server/internal';
import { firstLoad, firstStyles, sectionFiles, withoutInteraction } from './first-load.js';

/** Maximum gzipped bytes that a visitor in a browser downloads; of script unless noted. */
const BUDGETS = {
  /** Before the page answers a tap: a ceiling, since what is felt is time. React, Redux and i18next are 92 kB of it. */
  firstLoad: 124_000,
  /** All in all while the visitor does nothing; what sections in sight add is measured in a browser. */
  withoutInteraction: 180_000,
  /** A group of sections, or a section in no group. */
  sections: 15_200,
  /**
   * All styles in the document of a profile with every section. Leaves room for those of a newly generated plugin,
   * which should not fail here before anybody has changed it. Chevrons and arrows are drawn by them, once, and not by elements;
   * 80 bytes have browsers skip sections far below until the page has started, which halves the work before the first answer.
   */
  styles: 24_100,
};

const client = fileURLToPath(new URL('../../../apps/profile-web/dist/client', import.meta.url));
/** Where the build writes the list of its files. */
const list: typeof PAGE_FILES = '.vite/page-files.json';
const build = JSON.parse(readFileSync(join(client, list), 'utf8')) as PageFiles;

const sizes = new Map<string, number>();
function gzipSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}
const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzipSize(file), 0);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** In bytes: rounded, a size slightly over its budget would look equal to it. */
const over = (size: number, budget: number): string =>
  `OVER: ${size.toLocaleString('en')} of ${budget.toLocaleString('en')} bytes`;

let failed = false;
function report(what: string, files: Set<string>, budget: number): void {
  const size = total(files);
  const verdict = size <= budget ? `within ${kilobytes(budget)}` : over(size, budget);
  failed ||= size > budget;
  console.log(`${what}: ${kilobytes(size)} gzip, ${verdict}`);
  for (const file of [...files].sort((a, b) => gzipSize(b) - gzipSize(a))) {
    console.log(`  ${kilobytes(gzipSize(file)).padStart(9)}  ${file}`);
  }
}

// The largest language counts: a visitor downloads only one.
const largest = <T extends Set<string>>(sets: T[]): T => sets.reduce((a, b) => (total(b) > total(a) ? b : a));
report(
  'Before the page answers a tap',
  largest(languages.map((tag) => firstLoad(build, tag))),
  BUDGETS.firstLoad,
);
report(
  'All without interaction',
  largest(languages.map((tag) => withoutInteraction(build, tag))),
  BUDGETS.withoutInteraction,
);
report('All styles, in the document', firstStyles(build), BUDGETS.styles);
console.log('What each group of sections adds:');
for (const [name, files] of sectionFiles(build, 'en')) {
  const size = total(files);
  const isOver = size > BUDGETS.sections;
  failed ||= isOver;
  console.log(
    `  ${kilobytes(size).padStart(9)}  ${name}${isOver ? `, ${over(size, BUDGETS.sections)}` : ''}`,
  );
}
process.exitCode = failed ? 1 : 0;
