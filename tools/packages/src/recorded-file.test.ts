import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedDifferences } from './recorded-file.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  writeFileSync(join(folder, 'sheet.md'), 'before\n');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const differences = (text: string): string[] =>
  recordedDifferences([{ path: join(folder, 'sheet.md'), text }]);

describe('a recorded file', () => {
  it('is reported with its differences', () => {
    expect(differences('before\n')).toEqual([]);
    expect(differences('after\n')).toEqual([expect.stringMatching(/sheet\.md\n[^]*-before\n\+after\n/)]);
  });

  it('is only named if there is no git to show the differences', () => {
    vi.stubEnv('PATH', folder);
    expect(differences('after\n')).toEqual([expect.stringMatching(/sheet\.md: changed/)]);
  });
});
