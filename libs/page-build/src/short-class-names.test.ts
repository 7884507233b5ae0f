import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { shortClassNames } from './short-class-names.js';

/** Installs a package somewhere, and returns the path of its style sheet. */
function sheet(name: string, path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name }));
  return join(folder, path);
}

it('a class has the same name wherever its package is installed', () => {
  const names = [shortClassNames(), shortClassNames()].map((nameOf) => {
    const file = sheet('@shop/tea', 'src/cup.module.css');
    return ['cup', 'saucer', 'cup'].map((name) => nameOf(name, file));
  });
  expect(names[0]).toEqual(names[1]);
  expect(new Set(names[0]).size).toBe(2);
});

it('sheets of the same path in two packages have different names', () => {
  const nameOf = shortClassNames();
  const [one, other] = ['@shop/tea', '@shop/coffee'].map((name) =>
    nameOf('cup', sheet(name, 'src/a.module.css')),
  );
  expect(one).not.toBe(other);
});
