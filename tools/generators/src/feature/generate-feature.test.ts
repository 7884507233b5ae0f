import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson, type Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { generateFeature } from './generate-feature.js';

const LIST = 'apps/profile-web/src/features.ts';
const list = `import { placeFeature } from '@oa-profile/plugin-place';
import type { Feature } from '@oa-profile/plugin-sdk/page';

/** What visitors can do here. */
export const features: readonly Feature[] = [placeFeature];
`;

let tree: Tree;

beforeEach(() => {
  tree = createTree();
  tree.write('.prettierrc', readFileSync(join(import.meta.dirname, '../../../../.prettierrc.json')));
  tree.write(LIST, list);
  tree.write('libs/profile/src/features/fans/fans-feature.ts', '');
  tree.write('libs/plugins/place/package.json', '{}');
  tree.write('libs/plugins/faq/package.json', '{}');
  writeJson(tree, 'apps/profile-web/package.json', {
    dependencies: { '@oa-profile/plugin-place': '*', '@oa-profile/ui': '*' },
  });
  writeJson(tree, 'libs/plugins/sdk/package.json', {
    name: '@oa-profile/plugin-sdk',
    version: '0.3.1',
    dependencies: { redux: '^5.0.1' },
    peerDependencies: {
      '@oa-profile/i18n': '^0.3.1',
      '@oa-profile/ui': '^0.3.1',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      i18next: '^26.0.0',
      'react-i18next': '^17.0.0',
    },
  });
  writeJson(tree, 'apps/profile-web/tsconfig.json', { references: [{ path: '../../libs/ui' }] });
  writeJson(tree, 'tsconfig.json', { references: [{ path: './libs/ui' }] });
});

// That it is a package of the workspace, and on the page, is tried in a copy: npx nx trial generators.
describe('a new feature', () => {
  it('a new feature is the last one in the host’s list, and one of its dependencies', async () => {
    await generateFeature(tree, { name: 'take-a-number' });
    expect(tree.read(LIST, 'utf8')).toBe(`import { placeFeature } from '@oa-profile/plugin-place';
import type { Feature } from '@oa-profile/plugin-sdk/page';
import { takeANumberFeature } from '@oa-profile/plugin-take-a-number';

/** What visitors can do here. */
export const features: readonly Feature[] = [placeFeature, takeANumberFeature];
`);
    expect(
      Object.keys(readJson<{ dependencies: object }>(tree, 'apps/profile-web/package.json').dependencies),
    ).toEqual(['@oa-profile/plugin-place', '@oa-profile/plugin-take-a-number', '@oa-profile/ui']);
  });

  it('a new feature has nothing left of the template', async () => {
    await generateFeature(tree, { name: 'take-a-number' });
    const files = tree.listChanges().filter(({ path }) => path.startsWith('libs/plugins/take-a-number/'));
    expect(files).toHaveLength(20);
    for (const { path, content } of files) {
      expect(path).not.toMatch(/__|template|my-thing/);
      expect(content?.toString(), path).not.toMatch(/<%|%>|&#39;|my-?\s?thing/i);
    }
  });
});

describe('nothing is written', () => {
  it.each([
    ['TakeANumber', "'TakeANumber' is not a valid name of a feature: small letters and digits with hyphens"],
    ['../ui', "'../ui' is not a valid name of a feature"],
    ['page', "'page' is not a valid name of a feature: the page itself has one."],
    ['report', "'report' is not a valid name of a feature: the page itself has one."],
    ['fans', 'libs/profile/src/features/fans already exists: choose another name.'],
    ['place', 'libs/plugins/place already exists: choose another name.'],
    ['faq', 'libs/plugins/faq already exists: choose another name.'],
  ])('nothing is written for %o', async (name, message) => {
    const before = tree.listChanges().length;
    await expect(generateFeature(tree, { name })).rejects.toThrow(message);
    expect(tree.listChanges()).toHaveLength(before);
  });

  it('nothing is written if the host’s list has an unexpected form', async () => {
    tree.write(LIST, 'export const features = new Set();\n');
    await expect(generateFeature(tree, { name: 'queue' })).rejects.toThrow(
      `${LIST} has no plain list, 'export const features`,
    );
  });
});
