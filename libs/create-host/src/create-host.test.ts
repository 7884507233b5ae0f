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
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createHost } from './create-host.js';

const list = `import { faqPlugin } from '@oa-profile/plugin-faq';
import { placePlugin } from '@oa-profile/plugin-place';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { searchPlugin } from '@oa-profile/plugin-search';
import { welcomePlugin } from './welcome/welcome-plugin.js';

export const plugins: readonly Plugin[] = [
  welcomePlugin,
  faqPlugin,
  placePlugin,
  searchPlugin,
  // Left out on purpose.
  ...['coupon'].map((name) => ({ name })),
];
`;

let parent: string;
let template: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'create-host-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  template = join(parent, 'template');
  mkdirSync(join(template, 'src'), { recursive: true });
  writeFileSync(join(template, 'package.json'), '{"name":"my-site"}');
  writeFileSync(join(template, '_gitignore'), 'dist');
  writeFileSync(join(template, '_env'), 'SITE_NAME=my-site');
  writeFileSync(join(template, 'src/my-picture.png'), 'my-site');
  writeFileSync(join(template, 'src/a.test.ts_'), '// my-site');
});

it('createHost makes the folder, and names the host after it wherever its name is written', () => {
  const folder = join(parent, 'sites/tea-house');
  expect(createHost({ folder, template })).toBe('tea-house');
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{"name":"tea-house"}');
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe('SITE_NAME=tea-house');
});

it('createHost gives hidden files and tests their names, and leaves pictures as they are', () => {
  const folder = join(parent, 'tea-house');
  createHost({ folder, template });
  expect(readdirSync(folder).sort()).toEqual(['.env', '.gitignore', 'package.json', 'src']);
  expect(readFileSync(join(folder, 'src/a.test.ts'), 'utf8')).toBe('// tea-house');
  expect(readFileSync(join(folder, 'src/my-picture.png'), 'utf8')).toBe('my-site');
});

it('createHost takes a folder that is empty', () => {
  const folder = join(parent, 'tea-house');
  mkdirSync(folder);
  createHost({ folder, template });
  expect(existsSync(join(folder, 'package.json'))).toBe(true);
});

it('createHost writes nothing into a folder that is not empty', () => {
  const folder = join(parent, 'tea-house');
  mkdirSync(folder);
  writeFileSync(join(folder, 'notes.txt'), 'Mine.');
  expect(() => createHost({ folder, template })).toThrow(`${folder} is not empty.`);
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

describe('a host with packages of its own', () => {
  const packages = (): string => join(parent, 'tarballs');

  beforeEach(() => {
    mkdirSync(packages());
    for (const name of ['profile', 'page-build', 'errors', 'plugin-faq', 'plugin-coupon', 'create-host'])
      writeFileSync(join(packages(), `oa-profile-${name}-0.1.0-next.2.tgz`), name);
    writeFileSync(join(packages(), 'other-1.0.0.tgz'), '');
    const manifest = {
      name: 'my-site',
      dependencies: { '@oa-profile/profile': '^0.1.0', '@oa-profile/plugin-faq': '^0.1.0', react: '19.3.1' },
      devDependencies: { '@oa-profile/page-build': '^0.1.0' },
    };
    writeFileSync(join(template, 'package.json'), JSON.stringify(manifest));
  });

  it('a host with packages of its own has their tarballs, and installs from them what it and they need', () => {
    const folder = join(parent, 'tea-house');
    createHost({ folder, template, packages: packages() });
    const of = (name: string): string => `file:packages/oa-profile-${name}-0.1.0-next.2.tgz`;
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({
      name: 'tea-house',
      dependencies: {
        '@oa-profile/profile': of('profile'),
        '@oa-profile/plugin-faq': of('plugin-faq'),
        '@oa-profile/errors': of('errors'),
        react: '19.3.1',
      },
      devDependencies: { '@oa-profile/page-build': of('page-build') },
      // Else pnpm and Yarn look for what packages need of each other in a registry.
      resolutions: {
        '@oa-profile/profile': of('profile'),
        '@oa-profile/plugin-faq': of('plugin-faq'),
        '@oa-profile/errors': of('errors'),
        '@oa-profile/page-build': of('page-build'),
      },
    });
    expect(readdirSync(join(folder, 'packages'))).toHaveLength(6);
    expect(readFileSync(join(folder, 'packages/oa-profile-profile-0.1.0-next.2.tgz'), 'utf8')).toBe(
      'profile',
    );
  });

  it.each(['elsewhere', 'template'])(
    'a host with packages of its own is not made without them: %s',
    (place) => {
      const folder = join(parent, 'tea-house');
      expect(() => createHost({ folder, template, packages: join(parent, place) })).toThrow(
        `There is no tarball of @oa-profile/… in ${join(parent, place)}.`,
      );
      expect(existsSync(folder)).toBe(false);
    },
  );
});

it.each(['Tea House', 'tea_house', '9-teas', 'tea-'])('a host cannot be called %j', (name) => {
  const folder = join(parent, name);
  expect(() => createHost({ folder, template })).toThrow(`'${name}' is not a valid name of a host`);
  expect(existsSync(folder)).toBe(false);
});

describe('a host that chooses', () => {
  const read = (path: string): string => readFileSync(join(parent, 'tea-house', path), 'utf8');

  beforeEach(() => {
    writeFileSync(join(template, 'src/plugins.ts'), list);
    const names = ['plugin-faq', 'plugin-place', 'plugin-sdk', 'plugin-search', 'profile'];
    const dependencies = Object.fromEntries(names.map((name) => [`@oa-profile/${name}`, '^0.1.0']));
    writeFileSync(join(template, 'package.json'), JSON.stringify({ name: 'my-site', dependencies }));
  });

  const installed = (): string[] =>
    Object.keys((JSON.parse(read('package.json')) as { dependencies: object }).dependencies);

  it('a host that chooses nothing has what the template has', () => {
    createHost({ folder: join(parent, 'tea-house'), template });
    expect(read('src/plugins.ts')).toBe(list);
    expect(installed()).toHaveLength(5);
  });

  it('a host that chooses lists and installs that, and its own section', () => {
    createHost({ folder: join(parent, 'tea-house'), template, plugins: ['coupon', 'search'] });
    expect(read('src/plugins.ts')).toMatch(/\[\n {2}welcomePlugin,\n {2}searchPlugin,\n {2}couponPlugin,\n/);
    expect(read('src/plugins.ts')).toContain("...['faq', 'place'].map(");
    expect(installed()).toEqual([
      '@oa-profile/plugin-coupon',
      '@oa-profile/plugin-sdk',
      '@oa-profile/plugin-search',
      '@oa-profile/profile',
    ]);
  });

  it('a host that chooses to have none has its own section', () => {
    createHost({ folder: join(parent, 'tea-house'), template, plugins: [] });
    expect(read('src/plugins.ts')).toMatch(/\[\n {2}welcomePlugin,\n {2}\/\/ Left out/);
    expect(installed()).toEqual(['@oa-profile/plugin-sdk', '@oa-profile/profile']);
  });

  it('a host that chooses has no other tarballs than those', () => {
    const packages = join(parent, 'tarballs');
    mkdirSync(packages);
    for (const name of ['plugin-place', 'plugin-search', 'plugin-coupon', 'plugin-faq', 'plugin-sdk'])
      writeFileSync(join(packages, `oa-profile-${name}-0.1.0.tgz`), '');
    createHost({ folder: join(parent, 'tea-house'), template, packages, plugins: ['coupon', 'place'] });
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
    const fromFolder = Object.entries(dependencies).filter(([, version]) => version.startsWith('file:'));
    expect(fromFolder.map(([name]) => name)).toEqual([
      '@oa-profile/plugin-coupon',
      '@oa-profile/plugin-place',
      '@oa-profile/plugin-sdk',
    ]);
  });

  it('a host that chooses what there is not is not made', () => {
    const folder = join(parent, 'tea-house');
    expect(() => createHost({ folder, template, plugins: ['faq', 'weather'] })).toThrow(
      "There is no 'weather' among the plugins, which are faq, place, search, coupon.",
    );
    expect(existsSync(folder)).toBe(false);
  });

  it('a host that chooses something twice has it once', () => {
    createHost({ folder: join(parent, 'tea-house'), template, plugins: ['coupon', 'coupon'] });
    expect(read('src/plugins.ts').match(/couponPlugin,/g)).toHaveLength(1);
  });
});
