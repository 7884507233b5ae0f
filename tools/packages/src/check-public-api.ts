import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findLibraries, workspace } from './libraries.js';
import { publicApi } from './public-api.js';

/** With `--write` the files are written, else compared with what they should be. */
const writes = process.argv.includes('--write');
const changed: string[] = [];
for (const library of findLibraries()) {
  const path = join(library.folder, 'public-api.md');
  const text = await publicApi(library);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  changed.push(relative(workspace, path));
  if (writes) writeFileSync(path, text);
  else
    spawnSync('git', ['diff', '--no-index', '--', path, '-'], {
      input: text,
      stdio: ['pipe', 'inherit', 'inherit'],
    });
}

if (writes) console.log(['Written:', ...changed].join('\n'));
else if (changed.length) {
  console.error(['The public API has changed. If this is intended: npm run record', ...changed].join('\n'));
  process.exitCode = 1;
} else console.log('The public API of every package is as recorded');
