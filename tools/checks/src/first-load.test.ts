import { describe, expect, it } from 'vitest';
import {
  firstLoad,
  firstStyles,
  sectionFiles,
  withoutInteraction,
  type BuildManifest,
} from './first-load.js';

const build: BuildManifest = {
  'src/browser/main.ts': { file: 'main.js', imports: ['_runtime.js'], css: ['main.css'] },
  '_runtime.js': { file: 'runtime.js' },
  '_texts-en.js': { file: 'texts-en.js', name: 'texts-en' },
  '_controls.js': { file: 'controls.js', name: 'controls', imports: ['_frame.js'], css: ['controls.css'] },
  '_frame.js': { file: 'frame.js' },
  '_sections-about.js': {
    file: 'about.js',
    name: 'sections-about',
    imports: ['_controls.js', '_chart.js'],
    css: ['about.css'],
  },
  '_chart.js': { file: 'chart.js' },
  '../../libs/plugins/gift-shop/src/index.ts': {
    file: 'gift-shop.js',
    name: 'src',
    imports: ['_controls.js'],
  },
  '../../libs/profile/src/features/place/late-place.ts': {
    file: 'place.js',
    name: 'place',
    css: ['place.css'],
  },
};

it('counts what the entry imports, and the texts of one language', () => {
  expect([...firstLoad(build, 'en')].sort()).toEqual(['main.js', 'runtime.js', 'texts-en.js']);
});

it('counts what is loaded automatically after the start, and no section', () => {
  expect([...withoutInteraction(build, 'en')].sort()).toEqual([
    'controls.js',
    'frame.js',
    'main.js',
    'runtime.js',
    'texts-en.js',
  ]);
});

it('counts for a group of sections, or a section in no group, what only sections need', () => {
  const files = sectionFiles(build, 'en');
  expect([...(files.get('about') ?? [])].sort()).toEqual(['about.js', 'chart.js']);
  expect([...(files.get('gift-shop') ?? [])]).toEqual(['gift-shop.js']);
});

it('counts the styles of all sections, and none of other views', () => {
  expect([...firstStyles(build)]).toEqual(['main.css', 'controls.css', 'about.css']);
});

describe('a build whose files have other names is refused', () => {
  const without = (...keys: string[]): BuildManifest =>
    Object.fromEntries(Object.entries(build).filter(([key]) => !keys.some((each) => key.includes(each))));

  it.each(['main.ts', 'texts-en', 'controls', '_chart.js'])('without %s', (missing) => {
    expect(() => {
      withoutInteraction(without(missing), 'en');
      sectionFiles(without(missing), 'en');
    }).toThrow(/^The build has no file /);
  });

  it('without any section', () => {
    expect(() => firstStyles(without('sections-', 'plugins/'))).toThrow('The build has no sections');
  });

  it('without the first styles', () => {
    expect(() => firstStyles(without('main.ts'))).toThrow('The build has no file src/browser/main.ts');
  });
});
