import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleDeclarations } from 'build-tools/declarations';
import ts from 'typescript';
import { afterEach, expect, it } from 'vitest';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'declarations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** TypeScript's errors in a file that uses the bundled declarations. */
async function complaintsOf(use: string, entries: Record<string, string>): Promise<string[]> {
  const folder = folderWith({
    'core/state.d.ts': 'export interface Parts {}\nexport interface State extends Parts { page: string }\n',
    'room/room.d.ts': `
      export interface Room { isOpen: boolean }
      declare module '../core/state.js' { interface Parts { room: Room } }`,
    ...entries,
  });
  const names = Object.keys(entries).map((name) => name.replace('.d.ts', ''));
  const bundled = await bundleDeclarations(folder, names);
  const out = folderWith({
    'use.ts': use,
    ...Object.fromEntries(bundled.map(({ fileName, code }) => [fileName, code])),
  });
  const program = ts.createProgram([join(out, 'use.ts')], {
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es5.d.ts'],
    strict: true,
    noEmit: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const exported =
  "export type { State } from './core/state.js';\nexport type { Room } from './room/room.js';\n";
const use = "import type { State } from './index.js';\nexport const room = (state: State): boolean => ";

it('bundled declarations keep what one module adds to an interface of another', async () => {
  expect(await complaintsOf(`${use}state.room.isOpen;`, { 'index.d.ts': exported })).toEqual([]);
});

it('they keep it, too, if the interface is in a file that entries share', async () => {
  const testing = "import type { State } from './core/state.js';\nexport declare const state: State;\n";
  const entries = { 'index.d.ts': exported, 'testing.d.ts': testing };
  expect(await complaintsOf(`${use}state.room.isOpen;`, entries)).toEqual([]);
});

it('they have nothing else: a part that no module adds is an error', async () => {
  const [complaint] = await complaintsOf(`${use}state.garden.isOpen;`, { 'index.d.ts': exported });
  expect(complaint).toContain("Property 'garden' does not exist on type 'State'");
});
