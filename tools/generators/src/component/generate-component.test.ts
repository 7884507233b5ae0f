import { addProjectConfiguration, type Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { beforeEach, expect, it } from 'vitest';
import { generateComponent } from './generate-component.js';

let tree: Tree;
beforeEach(() => {
  tree = createTree();
  tree.write('package.json', '{}');
  addProjectConfiguration(tree, 'ui', { root: 'libs/ui', sourceRoot: 'libs/ui/src', projectType: 'library' });
});

it('a new component has a style sheet and a story beside it, and no default export', async () => {
  await generateComponent(tree, { path: 'libs/ui/src/price-chip' });
  const written = tree.listChanges().filter(({ path }) => path.includes('price-chip'));
  expect(written.map(({ path }) => path).sort()).toEqual([
    'libs/ui/src/price-chip.module.css',
    'libs/ui/src/price-chip.stories.tsx',
    'libs/ui/src/price-chip.tsx',
  ]);
  const code = tree.read('libs/ui/src/price-chip.tsx', 'utf8');
  expect(code).toContain('export function PriceChip(): ReactElement {');
  expect(code).toContain('className={styles.container}');
  expect(code).not.toContain('export default');
  expect(tree.read('libs/ui/src/price-chip.stories.tsx', 'utf8')).toContain('UI/Price chip');
});

it.each(['libs/ui/src/PriceChip', 'libs/ui/src/price_chip'])(
  'a component that is called %s is refused, and nothing is written',
  async (path) => {
    const before = tree.listChanges().length;
    await expect(generateComponent(tree, { path })).rejects.toThrow('is no name of a component');
    expect(tree.listChanges()).toHaveLength(before);
  },
);

it('a component that is there is not written over', async () => {
  tree.write('libs/ui/src/tag.tsx', 'export const Tag = 1;');
  await expect(generateComponent(tree, { path: 'libs/ui/src/tag' })).rejects.toThrow('already exists');
  expect(tree.read('libs/ui/src/tag.tsx', 'utf8')).toBe('export const Tag = 1;');
});
