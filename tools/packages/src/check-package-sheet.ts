import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtLibraries, workspace } from './libraries.js';
import { withSize, withTable, type WeighedLibrary } from './package-sheet.js';
import { packageSizes } from './package-sizes.js';
import { recordedDifferences, writeRecorded, type RecordedFile } from './recorded-file.js';
import { sameButForSize } from './same-but-for-size.js';
import { overBudget } from './size-budgets.js';

const libraries: WeighedLibrary[] = [];
for (const library of builtLibraries()) libraries.push({ ...library, sizes: await packageSizes(library) });

const readme = join(workspace, 'README.md');
const rewritten = (path: string, rewrite: (text: string) => string): RecordedFile => ({
  path,
  text: rewrite(readFileSync(path, 'utf8')),
});
const files = [
  rewritten(readme, (text) => withTable(text, libraries, ({ folder }) => relative(workspace, folder))),
  ...libraries.map((library) =>
    rewritten(join(library.folder, 'README.md'), (text) => withSize(text, library)),
  ),
];

const problems = libraries.flatMap(({ name, sizes }) => overBudget(name, sizes));
// Written to the digit: what is left alone as good enough in one README would differ from the new table in another.
if (process.argv.includes('--write')) writeRecorded(files);
else problems.push(...recordedDifferences(files, sameButForSize));
if (problems.length) {
  console.error(problems.join('\n'));
  console.error('Sizes and the table of packages are written by: npm run record');
  process.exitCode = 1;
} else {
  console.log(`${libraries.length} packages are within their budgets, and the READMEs have their sizes`);
}
