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
import { createFeature } from './index.js';

const features = `import { placeFeature } from '@oa-profile/plugin-place';
import type { Feature } from '@oa-profile/plugin-sdk/page';

export const features: readonly Feature[] = [placeFeature];
`;

let folder: string;
let template: string;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'create-feature-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  folder = join(parent, 'tea-house');
  template = join(parent, 'feature');
  for (const each of [join(folder, 'src'), join(template, 'locales')]) mkdirSync(each, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"tea-house","pageFiles":{"sections":"about"}}');
  writeFileSync(join(folder, 'src/features.ts'), features);
  writeFileSync(join(folder, 'src/plugins.ts'), 'export const plugins = {\n  coupon: null,\n};\n');
  writeFileSync(join(template, 'my-thing-feature.ts'), "export const myThingFeature = 'my-thing';");
  writeFileSync(join(template, 'my-thing-view.test.tsx_'), '// MyThingView');
  writeFileSync(join(template, 'locales/en.ts'), '// My thing');
});

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');

it('createFeature writes a folder of sources in which everything has the feature’s name', () => {
  expect(createFeature({ name: 'take-a-number', folder, template }).sort()).toEqual([
    'package.json',
    'src/features.ts',
    'src/take-a-number/locales/en.ts',
    'src/take-a-number/take-a-number-feature.ts',
    'src/take-a-number/take-a-number-view.test.tsx',
  ]);
  expect(read('src/take-a-number/take-a-number-feature.ts')).toBe(
    "export const takeANumberFeature = 'take-a-number';",
  );
  expect(read('src/take-a-number/take-a-number-view.test.tsx')).toBe('// TakeANumberView');
  expect(read('src/take-a-number/locales/en.ts')).toBe('// Take a number');
});

it('createFeature adds the feature to the host’s list, and says which files a page needs when', () => {
  createFeature({ name: 'queue', folder, template });
  createFeature({ name: 'tips', folder, template });
  expect(read('src/features.ts')).toContain("import { tipsFeature } from './tips/tips-feature.js';\n");
  expect(read('src/features.ts')).toContain('= [placeFeature, queueFeature, tipsFeature];');
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
    "'Queue' is not a valid name of a feature: small letters and digits with hyphens, as in take-a-number.",
  ],
  ['report', "'report' is not a valid name of a feature: the page itself has one."],
  ['place', "src/features.ts has a 'place': choose another name."],
  ['coupon', "'coupon' is the type of a section, whose addresses it has: choose another name."],
  ['shop', 'src/shop already exists: choose another name.'],
])('createFeature writes nothing for %j', (name, message) => {
  mkdirSync(join(folder, 'src/shop'));
  expect(() => createFeature({ name, folder, template })).toThrow(message);
  expect(readdirSync(join(folder, 'src')).sort()).toEqual(['features.ts', 'plugins.ts', 'shop']);
  expect(read('src/features.ts')).toBe(features);
});

it('createFeature writes nothing where there is no host, or where its list is another one', () => {
  const elsewhere = join(folder, 'src');
  expect(() => createFeature({ name: 'queue', folder: elsewhere, template })).toThrow(
    `${elsewhere} has no src/features.ts`,
  );
  writeFileSync(join(folder, 'src/features.ts'), 'export const features = new Set();\n');
  expect(() => createFeature({ name: 'queue', folder, template })).toThrow(
    "src/features.ts has no plain list, 'export",
  );
  expect(existsSync(join(folder, 'src/queue'))).toBe(false);
});
