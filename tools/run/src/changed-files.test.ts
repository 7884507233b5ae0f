import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.js';

let folder: string;

const git = (...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { cwd: folder });
};

const commit = (file: string): void => {
  writeFileSync(join(folder, file), file);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what a branch has committed, and what is not committed yet, has changed; what main got meanwhile has not', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  commit('first.ts');
  git('checkout', '--quiet', '-b', 'branch');
  commit('second.ts');
  git('checkout', '--quiet', 'main');
  commit('third.ts');
  git('checkout', '--quiet', 'branch');
  expect(changedFiles(folder)).toEqual(['second.ts']);
  writeFileSync(join(folder, 'first.ts'), 'edited');
  mkdirSync(join(folder, 'ü'));
  writeFileSync(join(folder, 'ü/new file.ts'), '');
  expect(changedFiles(folder)).toEqual(['first.ts', 'second.ts', 'ü/new file.ts']);
});

it('without git, or a main branch, nobody knows what has changed', () => {
  expect(changedFiles(folder)).toBeUndefined();
  git('init', '--quiet', '--initial-branch', 'trunk');
  commit('first.ts');
  expect(changedFiles(folder)).toBeUndefined();
});
