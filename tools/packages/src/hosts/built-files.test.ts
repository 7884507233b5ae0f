import { expect, it } from 'vitest';
import { differences, type BuiltFile } from './built-files.js';

const files = (texts: Readonly<Record<string, string>>): BuiltFile[] =>
  Object.entries(texts).map(([name, text]) => ({ name, text }));

it.each([
  [{ 'a.js': '', 'b.js': '' }, { 'b.js': '', 'a.js': '' }, []],
  [{ 'a.js': '' }, { 'a.js': '', 'b.js': '' }, ['b.js is missing']],
  [{ 'a.js': '', 'b.js': '' }, { 'b.js': '' }, ['a.js is new']],
  [{ 'a.js': 'let ab' }, { 'a.js': 'let a' }, []],
  [{ 'a.js': 'let a'.repeat(100) }, { 'a.js': 'let a' }, ['a.js has other content']],
  [{ 'a.css': '.a{}.b{}' }, { 'a.css': '.b{}.a{}' }, ['a.css has other content']],
  [{ 'a.css': '.ab{}' }, { 'a.css': '.a{}' }, ['a.css has other content']],
])('%j differ from %j as %j', (built, wanted, said) => {
  expect(differences(files(built), files(wanted))).toEqual(said);
});
