import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHost } from './create-host.js';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-host-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('makes the folder, and names the host after it', async () => {
  const folder = join(parent, 'sites/tea-house');
  await createHost({ folder });
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({ name: 'tea-house', private: true });
  expect(existsSync(join(folder, 'src/plugins.ts'))).toBe(true);
});

it('takes a folder that is empty', async () => {
  const folder = join(parent, 'tea-house');
  mkdirSync(folder);
  await createHost({ folder });
  expect(existsSync(join(folder, 'package.json'))).toBe(true);
});

it('writes nothing into a folder that is not empty', async () => {
  const folder = join(parent, 'tea-house');
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), 'Mine.');
  await expect(createHost({ folder })).rejects.toThrow(`${folder} is not empty.`);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

it('writes nothing for a folder after which no host can be named', async () => {
  await expect(createHost({ folder: join(parent, 'Tea House') })).rejects.toThrow(
    "'Tea House' is not a valid name of a host",
  );
  expect(readdirSync(parent)).toEqual([]);
});
