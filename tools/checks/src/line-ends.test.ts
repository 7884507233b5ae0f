import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('a checkout by Git for Windows has the line ends of the repository, and pictures as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...words: string[]) => {
    // As Git for Windows is installed by default; nothing of this computer's own settings.
    const settings = ['core.autocrlf=true', 'user.name=a', 'user.email=a@example.com'];
    execFileSync('git', [...settings.flatMap((setting) => ['-c', setting]), ...words], {
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    });
  };
  copyFileSync(join(import.meta.dirname, '../../../.gitattributes'), join(folder, '.gitattributes'));
  const files = { 'text.ts': 'one\ntwo\n', 'picture.png': '\u0089PNG\r\n\u001a\n\0' };
  git('init');
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content, 'latin1');
  git('add', '.');
  git('commit', '-m', 'all');
  for (const name of Object.keys(files)) rmSync(join(folder, name));
  git('checkout', '.');
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(folder, name), 'latin1')).toBe(content);
});
