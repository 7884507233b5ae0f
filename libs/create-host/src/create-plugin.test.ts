import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPlugin } from './index.js';

const plugins = `import { placePlugin } from '@oa-profile/plugin-place';
import type { Plugin } from '@oa-profile/plugin-sdk/page';

export const plugins: readonly Plugin[] = [
  placePlugin,
  // Left out on purpose.
  ...['coupon'].map((name) => ({ name })),
];
`;

let folder: string;
let template: string;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'create-plugin-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  folder = join(parent, 'tea-house');
  template = join(parent, 'plugin');
  for (const each of [join(folder, 'src'), join(template, 'locales')]) mkdirSync(each, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"tea-house","pageFiles":{"sections":"about"}}');
  writeFileSync(join(folder, 'src/plugins.ts'), plugins);
  writeFileSync(join(template, 'my-thing-plugin.ts'), "export const myThingPlugin = 'my-thing';");
  writeFileSync(join(template, 'my-thing-view.test.tsx_'), '// MyThingView');
  writeFileSync(join(template, 'locales/en.ts'), '// My thing');
});

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('createPlugin writes a folder of sources in which everything has the plugin’s name', () => {
  expect(createPlugin({ name: 'take-a-number', folder, template }).sort()).toEqual([
    'package.json',
    'src/plugins.ts',
    'src/take-a-number/locales/en.ts',
    'src/take-a-number/take-a-number-plugin.ts',
    'src/take-a-number/take-a-number-view.test.tsx',
  ]);
  expect(read('src/take-a-number/take-a-number-plugin.ts')).toBe(
    "export const takeANumberPlugin = 'take-a-number';",
  );
  expect(read('src/take-a-number/take-a-number-view.test.tsx')).toBe('// TakeANumberView');
  expect(read('src/take-a-number/locales/en.ts')).toBe('// Take a number');
});

it('createPlugin adds the plugin to the host’s list, and says which files a page needs when', () => {
  createPlugin({ name: 'queue', folder, template });
  createPlugin({ name: 'tips', folder, template });
  expect(read('src/plugins.ts')).toContain("import { tipsPlugin } from './tips/tips-plugin.js';\n");
  expect(read('src/plugins.ts')).toContain('  placePlugin,\n  queuePlugin,\n  tipsPlugin,\n');
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'tea-house',
    pageFiles: {
      sections: 'about',
      firstTexts: ['src/queue/locales/*', 'src/tips/locales/*'],
      views: { queue: ['src/queue/late-queue.ts'], tips: ['src/tips/late-tips.ts'] },
    },
  });
});

it.each([
  [
    'Queue',
    "'Queue' is not a valid name of a plugin: small letters and digits with hyphens, as in take-a-number.",
  ],
  ['report', "'report' is not a valid name of a plugin: the page itself has one."],
  ['place', "src/plugins.ts has a 'place': choose another name."],
  ['coupon', "src/plugins.ts leaves 'coupon' out on purpose: choose another name."],
  ['shop', 'src/shop already exists: choose another name.'],
])('createPlugin writes nothing for %j', (name, message) => {
  mkdirSync(join(folder, 'src/shop'));
  expect(() => createPlugin({ name, folder, template })).toThrow(message);
  expect(readdirSync(join(folder, 'src')).sort()).toEqual(['plugins.ts', 'shop']);
  expect(read('src/plugins.ts')).toBe(plugins);
});

it('createPlugin writes nothing where there is no host, or where its list is another one', () => {
  const elsewhere = join(folder, 'src');
  expect(() => createPlugin({ name: 'queue', folder: elsewhere, template })).toThrow(
    `${elsewhere} has no src/plugins.ts`,
  );
  writeFileSync(join(folder, 'src/plugins.ts'), 'export const plugins = new Set();\n');
  expect(() => createPlugin({ name: 'queue', folder, template })).toThrow(
    "src/plugins.ts has no plain list, 'export",
  );
  expect(existsSync(join(folder, 'src/queue'))).toBe(false);
});
