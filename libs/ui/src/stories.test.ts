import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const exported = Array.from(
  index.matchAll(/^export \{\s*([A-Z][^}]*)\} from '\.\/(.*)\.js';$/gm),
  ([, names = '', file = '']) => ({
    file,
    names: names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  }),
);
const components = exported.map(({ file }) => file);

it('the check finds the components', () => {
  expect(components).toContain('button');
  expect(components).toContain('description-list');
});

it.each(components)('the check has stories of every component: %s', (file) => {
  expect(existsSync(join(import.meta.dirname, `${file}.stories.tsx`))).toBe(true);
});

it.each(exported)('the check documents the props of every component: $names', ({ file, names }) => {
  const stories = readFileSync(join(import.meta.dirname, `${file}.stories.tsx`), 'utf8');
  const [, shown = ''] = /\bcomponent: (\w+)/.exec(stories) ?? [];
  const [, beside = ''] = /\bsubcomponents: \{ (.*) \},$/m.exec(stories) ?? [];
  expect([shown, ...beside.split(', ')]).toEqual(expect.arrayContaining(names));
});
