import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { workspace } from './libraries.js';

/** A file of the repository that a command writes and CI compares. */
export interface RecordedFile {
  path: string;
  /** Expected content. */
  text: string;
}

/** Whether a file's content is equivalent to the expected one. */
type Same = (recorded: string, now: string) => boolean;

const identical: Same = (recorded, now) => recorded === now;

/** Writes the files that have changed, and tells which. */
export function writeRecorded(files: readonly RecordedFile[]): void {
  const changed = outdated(files, identical);
  for (const { path, text } of changed) writeFileSync(path, text);
  console.log(
    changed.length ? changed.map(({ path }) => `${name(path)}: written`).join('\n') : 'Nothing new',
  );
}

/** The differences between the actual and the expected content, for each file that is out of date. */
export function recordedDifferences(files: readonly RecordedFile[], same: Same = identical): string[] {
  return outdated(files, same).map(difference);
}

function outdated(files: readonly RecordedFile[], same: Same): RecordedFile[] {
  return files.filter(({ path, text }) => !existsSync(path) || !same(readFileSync(path, 'utf8'), text));
}

const name = (path: string): string => relative(workspace, path);

function difference({ path, text }: RecordedFile): string {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  try {
    const [before, after] = [join(folder, 'recorded'), join(folder, 'now')];
    writeFileSync(before, existsSync(path) ? readFileSync(path, 'utf8') : '');
    writeFileSync(after, text);
    const options = ['diff', '--no-index', '--no-color', '--no-ext-diff', before, after];
    const { error, stdout } = spawnSync('git', options, { encoding: 'utf8' });
    if (error) return `${name(path)}: changed; git, which would show how, cannot be run`;
    return `${name(path)}\n${stdout.split('\n').slice(4).join('\n')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
