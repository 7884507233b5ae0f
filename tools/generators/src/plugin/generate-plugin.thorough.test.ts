import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, writeJson, type Tree } from '@nx/devkit';
import { createTree } from '@nx/devkit/testing';
import { subPagePluginTypes } from '@oa-profile/api-client/internal';
import type { ApiDocument } from 'build-tools/api-document';
import { apiDocumentFile } from 'build-tools/api-document-file';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { generatePlugin } from './generate-plugin.js';
import type { PluginOptions } from './plugin-options.js';

const LIST = 'apps/profile-web/src/plugins.ts';
const NEW_HOSTS = 'tools/generators/src/host-template/src/plugins.ts';
const list = `import { faqPlugin } from '@oa-profile/plugin-faq';
import type { Plugin } from '@oa-profile/plugin-sdk/page';

/** What this site shows. */
export const plugins: readonly Plugin[] = [faqPlugin];
`;
const listOfNewHosts = `import { faqPlugin } from '@oa-profile/plugin-faq';

export const plugins = [
  faqPlugin,
  // Left out on purpose.
  ...['coupon', 'takeout'].map((name) => ({ name })),
];
`;

const ACCOUNT = 'tools/platform/src/seeds/accounts/komorebi.json';
const DOCUMENT = 'libs/api-client/openapi.yaml';
const account = `{
  "page": {
    "account": { "name": { "ja": "木漏れ日珈琲", "en": "Komorebi Coffee" } },
    "faq": { "items": [] }
  },
  "sections": ["faq"],
  "friends": 12
}
`;

const wholeDocument = readFileSync(apiDocumentFile('api-client'), 'utf8');
const { paths, components } = parse(wholeDocument) as ApiDocument;
/** What a new section is entered into. The whole document takes half a second each time. */
const partOfDocument = stringify({
  paths: Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith('/v1/account-page/'))),
  components: {
    schemas: {
      KnownSection: components.schemas['KnownSection'],
      OtherSection: components.schemas['OtherSection'],
    },
  },
});

let tree: Tree;

beforeEach(() => {
  tree = createTree();
  tree.write('.prettierrc', readFileSync(join(import.meta.dirname, '../../../../.prettierrc.json')));
  tree.write(LIST, list);
  tree.write(NEW_HOSTS, listOfNewHosts);
  tree.write('libs/plugins/place/package.json', '{}');
  tree.write(ACCOUNT, account);
  tree.write(DOCUMENT, partOfDocument);
  writeJson(tree, 'apps/profile-web/package.json', {
    dependencies: { '@oa-profile/plugin-faq': '*', '@oa-profile/ui': '*' },
  });
  writeJson(tree, 'libs/plugins/sdk/package.json', {
    name: '@oa-profile/plugin-sdk',
    version: '0.3.1',
    dependencies: {
      '@oa-profile/api-client': '^0.2.0',
      '@oa-profile/i18n': '^0.1.0',
      '@oa-profile/ui': '^0.1.2',
      valibot: '^1.5.0',
    },
    peerDependencies: {
      '@reduxjs/toolkit': '^2.14.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      i18next: '^26.0.0',
      'react-i18next': '^17.0.0',
    },
  });
  writeJson(tree, 'apps/profile-web/tsconfig.json', { references: [{ path: '../../libs/ui' }] });
  writeJson(tree, 'tsconfig.json', { references: [{ path: './libs/ui' }] });
});

// That it is a package of the workspace, on the page and on the platform, is tried in a copy: npx nx trial generators.
describe('a new plugin', () => {
  it.each(['section', 'view'] as const)(
    'a new plugin with a %s is the last one in the host’s list, one of its dependencies, and left out by new hosts',
    async (has) => {
      await generatePlugin(tree, { name: 'gift-shop', has });
      expect(tree.read(LIST, 'utf8')).toBe(`import { faqPlugin } from '@oa-profile/plugin-faq';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { giftShopPlugin } from '@oa-profile/plugin-gift-shop';

/** What this site shows. */
export const plugins: readonly Plugin[] = [faqPlugin, giftShopPlugin];
`);
      expect(
        Object.keys(readJson<{ dependencies: object }>(tree, 'apps/profile-web/package.json').dependencies),
      ).toEqual(['@oa-profile/plugin-faq', '@oa-profile/plugin-gift-shop', '@oa-profile/ui']);
      expect(tree.read(NEW_HOSTS, 'utf8')).toContain("...['coupon', 'gift-shop', 'takeout'].map(");
    },
  );

  it('a new plugin has no sample data if they have their own endpoint', async () => {
    await generatePlugin(tree, { name: 'gift-shop', type: 'COUPON' });
    const changed = tree.read(ACCOUNT, 'utf8') ?? '';
    expect(JSON.parse(changed)).toEqual({
      ...(JSON.parse(account) as object),
      sections: ['faq', 'gift-shop'],
    });
  });

  it.each<[Omit<PluginOptions, 'name'>, object]>([
    [{}, { data: { items: [{ id: 'wifi', name: 'Wi-Fi', text: 'The password is on your receipt.' }] } }],
    [{ type: 'COUPON' }, { pageId: 'home' }],
    [{ source: 'recommendation' }, {}],
  ])(
    'a new plugin made with %o is in the document of the API, which is else as before',
    async (options, shown) => {
      tree.write(DOCUMENT, wholeDocument);
      await generatePlugin(tree, { name: 'gift-shop', ...options });
      const text = tree.read(DOCUMENT, 'utf8') ?? '';
      const { schemas } = (parse(text) as ApiDocument).components;
      expect(schemas).toMatchObject({
        ...components.schemas,
        KnownSection: {},
        OtherSection: {},
      });
      const { GiftShop, GiftShopSection, KnownSection, OtherSection } = schemas;
      expect(GiftShop?.properties).toHaveProperty('items');
      expect(GiftShopSection?.properties?.['type']).toMatchObject({ const: 'gift-shop' });
      expect(KnownSection?.oneOf).toContainEqual({ $ref: '#/components/schemas/GiftShopSection' });
      expect(KnownSection?.['discriminator']).toHaveProperty(['mapping', 'gift-shop']);
      expect(OtherSection?.properties?.['type']).toHaveProperty(
        'not.enum',
        expect.arrayContaining(['gift-shop']),
      );
      const example = { type: 'gift-shop', id: 'gift-shop', ...shown };
      expect(JSON.stringify(parse(text)).split(JSON.stringify(example))).toHaveLength(
        (options.type ?? options.source) ? 4 : 3,
      );
    },
  );

  it('nothing is written if the document of the API has no list of sections', async () => {
    tree.write(DOCUMENT, 'paths: {}\n');
    await expect(generatePlugin(tree, { name: 'tips' })).rejects.toThrow(`${DOCUMENT} has no paths`);
  });

  it.each<[PluginOptions, number]>([
    [{ name: 'gift-shop', type: 'COUPON' }, 19],
    [{ name: 'gift-shop', has: 'view' }, 18],
  ])('a new plugin made with %o has nothing left of the template', async (options, count) => {
    await generatePlugin(tree, options);
    const files = tree.listChanges().filter(({ path }) => path.startsWith('libs/plugins/gift-shop/'));
    expect(files).toHaveLength(count);
    for (const { path, content } of files) {
      expect(path).not.toMatch(/__|template|my-thing/);
      expect(content?.toString(), path).not.toMatch(/<%|%>|&#39;|my-?\s?thing/i);
    }
  });

  it('a new plugin has the entries and dependencies of what it has', async () => {
    await generatePlugin(tree, { name: 'tips' });
    await generatePlugin(tree, { name: 'queue', has: 'view' });
    const manifest = (name: string) =>
      readJson<Record<string, object>>(tree, `libs/plugins/${name}/package.json`);
    expect(manifest('tips')['exports']).toHaveProperty(['./section']);
    expect(manifest('tips')).not.toHaveProperty('pageFiles');
    expect(manifest('queue')['exports']).not.toHaveProperty(['./section']);
    expect(manifest('tips')['dependencies']).toEqual({ valibot: '^1.5.0' });
    expect(manifest('queue')['dependencies']).toEqual({ '@reduxjs/toolkit': '^2.14.0' });
    expect(manifest('queue')).toHaveProperty('pageFiles.views.queue', ['src/late-queue.ts']);
  });

  it.each<[Omit<PluginOptions, 'name'>, string, string]>([
    [{}, "source: { kind: 'account-page' }", 'They come with the account page.'],
    [{ source: 'recommendation' }, "source: { kind: 'recommendation' }", "the account's recommendations"],
    [{ type: 'COUPON' }, "source: { kind: 'sub-page', type: 'COUPON' }", 'of type `COUPON`'],
    [{ source: 'sub-page', type: 'MEDIA' }, "source: { kind: 'sub-page', type: 'MEDIA' }", '`MEDIA`'],
  ])('a new plugin made with %o has its data from there', async (options, code, readme) => {
    await generatePlugin(tree, { name: 'tips', ...options });
    expect(tree.read('libs/plugins/tips/src/data.ts', 'utf8')).toContain(code);
    expect(tree.read('libs/plugins/tips/README.md', 'utf8')).toContain(readme);
  });
});

describe('nothing is written', () => {
  it.each<[PluginOptions, string]>([
    [
      { name: 'GiftShop' },
      "'GiftShop' is not a valid name of a plugin: small letters and digits with hyphens",
    ],
    [{ name: '../ui', has: 'view' }, "'../ui' is not a valid name of a plugin"],
    [{ name: 'page' }, "'page' is not a valid name of a plugin: the page itself has one."],
    [{ name: 'report', has: 'view' }, "'report' is not a valid name of a plugin: the page itself has one."],
    [{ name: 'place', has: 'view' }, 'libs/plugins/place already exists: choose another name.'],
    [{ name: 'queue', has: 'view', type: 'MEDIA' }, 'Only a section has a --source and a --type.'],
    [
      { name: 'class' },
      "'class' is not a valid name of a section: it is a reserved word, and code needs a variable",
    ],
    [{ name: 'await' }, "'await' is not a valid name of a section"],
    [{ name: 'let' }, "'let' is not a valid name of a section"],
    [{ name: 'account' }, `${ACCOUNT} already has a account: choose another name.`],
    [{ name: 'tips', source: 'sub-page' }, '--source sub-page needs a --type'],
    [{ name: 'tips', source: 'account-page', type: 'MEDIA' }, 'Only a sub-page has a --type'],
  ])('nothing is written for %o', async (options, message) => {
    const before = tree.listChanges().length;
    await expect(generatePlugin(tree, options)).rejects.toThrow(message);
    expect(tree.listChanges()).toHaveLength(before);
  });

  it('nothing is written over an existing plugin', async () => {
    await generatePlugin(tree, { name: 'tips' });
    await expect(generatePlugin(tree, { name: 'tips' })).rejects.toThrow('libs/plugins/tips already exists');
  });

  it('a new plugin’s sample is the last part of the account’s page, and the rest of the file stays as it was', async () => {
    await generatePlugin(tree, { name: 'gift-shop' });
    const changed = tree.read(ACCOUNT, 'utf8') ?? '';
    const { page } = JSON.parse(changed) as { page: object };
    expect(Object.keys(page)).toEqual(['account', 'faq', 'giftShop']);
    expect(page).toHaveProperty('giftShop.items.0.text.en', 'There is one. The password is on your receipt.');
    expect(changed).toContain(
      '    "account": { "name": { "ja": "木漏れ日珈琲", "en": "Komorebi Coffee" } },\n',
    );
    expect(changed).toContain('\n  "friends": 12\n}\n');
  });

  it('nothing is written over data of the platform’s account', async () => {
    tree.write(ACCOUNT, account.replace('"faq":', '"menu":'));
    const before = tree.listChanges().length;
    await expect(generatePlugin(tree, { name: 'menu' })).rejects.toThrow(
      `${ACCOUNT} already has a menu: choose another name.`,
    );
    expect(tree.listChanges()).toHaveLength(before);
    await generatePlugin(tree, { name: 'menu', type: 'COUPON' });
    expect(tree.read(ACCOUNT, 'utf8')).toContain('"menu": { "items": [] }');
  });

  it('nothing is written if the platform’s account has an unexpected form', async () => {
    tree.write(ACCOUNT, '{ "page": {} }\n');
    await expect(generatePlugin(tree, { name: 'tips' })).rejects.toThrow(`${ACCOUNT} has no page or no list`);
  });

  it.each([LIST, NEW_HOSTS])('nothing is written if %s has an unexpected form', async (path) => {
    tree.write(path, 'export const registry = new Map();\n');
    await expect(generatePlugin(tree, { name: 'tips' })).rejects.toThrow(`${path} has no`);
  });
});

it('generatePlugin offers the API’s types of sub-page plugins', () => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, 'schema.json'), 'utf8')) as {
    properties: { type: { enum: string[] } };
  };
  expect(schema.properties.type.enum).toEqual(subPagePluginTypes);
});
