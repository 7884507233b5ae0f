import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const index = readFileSync(join(import.meta.dirname, 'index.ts'), 'utf8');
const components = Array.from(
  index.matchAll(/^export \{\s*[A-Z][^}]*\} from '\.\/(.*)\.js';$/gm),
  ([, file]) => file,
);

it('finds the components', () => {
  expect(components).toContain('button');
  expect(components).toContain('description-list');
});

it.each(components)('has stories of every component: %s', (file) => {
  expect(existsSync(join(import.meta.dirname, `${file}.stories.tsx`))).toBe(true);
});
