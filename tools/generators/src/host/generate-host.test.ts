import { readJson, writeJson, type Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateHost } from './generate-host.js';

let tree: Tree;

beforeEach(() => {
  tree = createTree();
  tree.write('apps/profile-web/package.json', '{}');
  writeJson(tree, 'tools/platform/package.json', { name: 'platform' });
  writeJson(tree, 'tsconfig.json', { references: [{ path: './libs/ui' }] });
});

describe('a new host', () => {
  it('is a package of the workspace, in the layer of hosts', async () => {
    await generateHost(tree, { name: 'tea-house' });
    expect(readJson(tree, 'apps/tea-house/package.json')).toMatchObject({
      name: 'tea-house',
      nx: { tags: ['layer:app'] },
    });
    expect(readJson(tree, 'apps/tea-house/tsconfig.json')).toMatchObject({
      extends: '../../tsconfig.base.json',
    });
  });

  it('is checked with the other packages', async () => {
    await generateHost(tree, { name: 'tea-house' });
    const { references } = readJson<{ references: object[] }>(tree, 'tsconfig.json');
    expect(references).toEqual([{ path: './libs/ui' }, { path: './apps/tea-house' }]);
  });

  it('is built by the sources of page-build', async () => {
    await generateHost(tree, { name: 'tea-house' });
    const config = tree.read('apps/tea-house/vite.config.ts', 'utf8');
    expect(config).toContain("from '../../libs/page-build/src/index.js'");
    expect(config).toContain("cacheDir: '../../node_modules/.vite/tea-house'");
  });

  it('has pictures byte for byte', async () => {
    await generateHost(tree, { name: 'tea-house' });
    expect(tree.read('apps/tea-house/public/share.png')?.subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('nothing is written', () => {
  it.each([
    ['TeaHouse', "'TeaHouse' is not a valid name of a host: small letters and digits with hyphens"],
    ['../libs', 'is not a valid name of a host'],
    ['', 'is not a valid name of a host'],
    ['react', "'react' is not a valid name of a host: it needs the package of that name."],
    ['profile-web', 'apps/profile-web already exists.'],
    ['platform', 'tools/platform/package.json has the name platform already.'],
  ])('for the name %j', async (name, message) => {
    const before = tree.listChanges().length;
    await expect(generateHost(tree, { name })).rejects.toThrow(message);
    expect(tree.listChanges()).toHaveLength(before);
  });

  it('over a host', async () => {
    await generateHost(tree, { name: 'tea-house' });
    await expect(generateHost(tree, { name: 'tea-house' })).rejects.toThrow('apps/tea-house already exists.');
  });
});
