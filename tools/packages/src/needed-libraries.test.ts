import { expect, it } from 'vitest';
import { findLibraries } from './libraries.js';
import { neededLibraries } from './needed-libraries.js';

const all = findLibraries();
const needed = (...words: readonly string[]): string[] =>
  neededLibraries(all, words).map(({ name }) => name.replace('@oa-profile/', ''));

it('who asks for some packages gets these and what they need, and nothing else', () => {
  expect(needed('api-client', 'keep-client')).toEqual(['api-client', 'errors', 'http', 'keep-client']);
  expect(needed('@oa-profile/errors')).toEqual(['errors']);
});

it('what a package needs as a peer is among that, and so is what a peer needs', () => {
  const ofPlugin = needed('plugin-faq');
  expect(ofPlugin).toEqual(expect.arrayContaining(['plugin-faq', 'plugin-sdk', 'ui', 'http']));
  expect(ofPlugin.filter((name) => /plugin-(?!faq|sdk)|page-server/.test(name))).toEqual([]);
});

it('who names nothing gets all packages', () => {
  expect(needed()).toHaveLength(all.length);
});

it('who names a package that is not there is told so in one sentence, with those that are', () => {
  expect(() => needed('errors', 'keep-klient', 'constructor')).toThrow(
    /^There is no package keep-klient, constructor: choose of api-client, .*, ui\.$/,
  );
});
