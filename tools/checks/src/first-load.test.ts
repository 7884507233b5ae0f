import type { PageFiles } from '@oa-profile/page-server/internal';
import { expect, it } from 'vitest';
import { firstLoad, firstStyles, sectionFiles, withoutInteraction } from './first-load.js';

const build: PageFiles = {
  script: 'main.js',
  earlyScript: 'early.js',
  withoutScriptStyle: 'without-script.css',
  serviceWorkers: { keeps: 'keeps.js', removes: 'removes.js' },
  start: { scripts: ['runtime.js', 'main.js'], styles: ['main.css'] },
  texts: { en: { scripts: ['texts-en.js'], styles: [] } },
  app: { scripts: ['liff.js'], styles: [] },
  controls: { scripts: ['runtime.js', 'frame.js', 'controls.js'], styles: ['controls.css'] },
  views: { place: { scripts: ['place.js'], styles: ['place.css'] } },
  sections: {
    faq: { scripts: ['frame.js', 'chart.js', 'assets/sections-about-1234567.js'], styles: ['about.css'] },
    signboard: {
      scripts: ['frame.js', 'chart.js', 'assets/sections-about-1234567.js'],
      styles: ['about.css'],
    },
    'gift-shop': { scripts: ['controls.js', 'assets/plugin-gift-shop-1234567.js'], styles: [] },
  },
  themeColors: {},
};

it('firstLoad counts what the entry imports, and the texts of one language', () => {
  expect([...firstLoad(build, 'en')].sort()).toEqual(['main.js', 'runtime.js', 'texts-en.js']);
});

it('firstLoad counts what is loaded automatically after the start, and no section', () => {
  expect([...withoutInteraction(build, 'en')].sort()).toEqual([
    'controls.js',
    'frame.js',
    'main.js',
    'runtime.js',
    'texts-en.js',
  ]);
});

it('firstLoad counts for a group of sections, or a section in no group, what only sections need', () => {
  const files = sectionFiles(build, 'en');
  expect([...files.keys()]).toEqual(['sections-about', 'plugin-gift-shop']);
  expect([...(files.get('sections-about') ?? [])]).toEqual(['chart.js', 'assets/sections-about-1234567.js']);
  expect([...(files.get('plugin-gift-shop') ?? [])]).toEqual(['assets/plugin-gift-shop-1234567.js']);
});

it('firstLoad counts the styles of all sections, and none of other views', () => {
  expect([...firstStyles(build)]).toEqual(['main.css', 'controls.css', 'about.css']);
});

it('firstLoad refuses a build without the texts of a language, which would count as nothing', () => {
  expect(() => firstLoad(build, 'th')).toThrow('The build has no texts in th');
});

it('firstLoad refuses a build without sections', () => {
  expect(() => sectionFiles({ ...build, sections: {} }, 'en')).toThrow('The build has no sections');
});
