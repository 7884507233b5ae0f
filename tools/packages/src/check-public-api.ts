import { join } from 'node:path';
import { findLibraries } from './libraries.js';
import { publicApi } from './public-api.js';
import { recordedDifferences, writeRecorded } from './recorded-file.js';

const libraries = findLibraries();
const files = [];
for (const library of libraries)
  files.push({ path: join(library.folder, 'public-api.md'), text: await publicApi(library) });

if (process.argv.includes('--write')) {
  writeRecorded(files);
} else {
  const differences = recordedDifferences(files);
  if (differences.length) {
    console.error(differences.join('\n'));
    console.error('The public API has changed. If this is intended: npm run record');
    process.exitCode = 1;
  } else {
    console.log(`The public API of ${libraries.length} packages is as recorded`);
  }
}
