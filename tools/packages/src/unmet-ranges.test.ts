import { expect, it } from 'vitest';
import type { Library } from './libraries.js';
import { unmetRanges } from './unmet-ranges.js';

function library(name: string, asksFor: Partial<Library['manifest']> = {}): Library {
  return {
    name,
    folder: name,
    manifest: { name, version: '0.1.0', description: '', exports: {}, ...asksFor },
  };
}

const libraries = [
  library('errors'),
  library('http', { dependencies: { errors: '^0.1.0', axios: '^1.0.0' } }),
  library('plugin', { peerDependencies: { errors: '^0.1.0' } }),
];

it('unmetRanges finds no problem if the packages left out accept the new versions', () => {
  expect(unmetRanges(libraries, {})).toEqual([]);
  expect(unmetRanges(libraries, { errors: '0.1.1' })).toEqual([]);
  expect(unmetRanges(libraries, { errors: '0.2.0', http: '0.1.1', plugin: '0.1.1' })).toEqual([]);
});

it('unmetRanges names the packages left out whose dependency or peer dependency breaks', () => {
  expect(unmetRanges(libraries, { errors: '0.2.0', http: '0.1.1' })).toEqual([
    'plugin requires errors ^0.1.0, which excludes 0.2.0: it needs a version plan, too',
  ]);
  expect(unmetRanges(libraries, { errors: '0.2.0' })).toHaveLength(2);
});
