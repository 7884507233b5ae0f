import { expect, it } from 'vitest';
import { differences } from './built-files.js';

it.each([
  [['a.js', 'b.js'], ['b.js', 'a.js'], []],
  [['a.js'], ['a.js', 'b.js'], ['b.js is missing']],
  [['a.js', 'a.js'], ['a.js'], ['a.js is new']],
  [['a.js'], ['a.js', 'a.js'], ['a.js is missing']],
])('%j differ from %j as %j', (files, others, said) => {
  expect(differences(files, others)).toEqual(said);
});
