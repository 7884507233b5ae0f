import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { bundleDeclarations } from 'build-tools/declarations';
import { codeEntries } from 'build-tools/library-manifest';
import { format, resolveConfig } from 'prettier';
import { findLibraries, workspace, type Library } from './libraries.js';
import { inOneOrder } from './in-one-order.js';
import { recordFile } from './public-api-record.js';

/** A constant all of whose members are texts: a dictionary, which is recorded where it is written. */
const dictionary =
  /^((?:export )?declare const (?:en|linkTexts)(?:\$\d+)?: \{\n)(?: +readonly (?:'[^'\n]*'|\w+):\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*");\n)+/gm;

/** With `--write` the files are written, else compared with what they should be. */
const writes = process.argv.includes('--write');
const recorded = new Map<string, string>();
for (const library of findLibraries()) {
  const path = recordFile(library);
  const before = recorded.get(path);
  recorded.set(
    path,
    before === undefined ? await publicApi(library) : `${before}\n${await publicApi(library)}`,
  );
}
const changed: string[] = [];
for (const [path, text] of recorded) {
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

/**
 * The public API of a library, as text to record and compare: for each entry the declarations of its exports and of
 * what these need, see {@link inOneOrder}. Entries called `internal` are no promise, and not among them.
 *
 * Needs the output of the type check in the library's `.tsc`.
 */
async function publicApi({ folder, manifest }: Library): Promise<string> {
  const sections = [
    `# What ${manifest.name} exports\n`,
    'A change of this is a change for everyone who uses the package. `npm run record` writes it.\n',
  ];
  const promised = codeEntries(manifest).filter(({ specifier }) => !specifier.includes('/internal'));
  const entries = new Map(promised.map(({ file, specifier }) => [`${file}.d.ts`, specifier]));
  const files = promised.map(({ file }) => file);
  const bundles = await bundleDeclarations(join(folder, '.tsc/src'), files);
  const order = (fileName: string): number => [...entries.keys(), fileName].indexOf(fileName);
  for (const { fileName, code } of bundles.sort((a, b) => order(a.fileName) - order(b.fileName))) {
    const title = entries.get(fileName) ?? `What these share: ${fileName}`;
    sections.push(`## ${title}\n`, `\`\`\`ts\n${await normalised(code, folder)}\`\`\`\n`);
  }
  return sections.join('\n');
}

async function normalised(code: string, folder: string): Promise<string> {
  const options = await resolveConfig(join(folder, 'package.json'));
  const text = await format(inOneOrder(code), { ...options, parser: 'typescript' });
  return text.replace(dictionary, '$1  /* texts by their keys */\n');
}
