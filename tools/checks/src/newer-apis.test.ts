import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newerApis } from './newer-apis.js';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'newer-apis-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is found in a source, with its line. */
function found(code: string): string[] {
  const file = join(folder, 'source.tsx');
  writeFileSync(file, code);
  const options = { target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] };
  return newerApis([file], options).map((problem) => problem.replace(/^.*source\.tsx:/, ''));
}

it('finds what is newer than the floor, and where: methods, functions of interfaces, and globals', () => {
  expect(
    found(`
      document.body.checkVisibility();
      new AbortController().signal.throwIfAborted();
      AbortSignal.timeout(1000);
      structuredClone({});
    `),
  ).toEqual([
    '2: Element.checkVisibility is newer than the floor',
    '3: AbortSignal.throwIfAborted is newer than the floor',
    '4: AbortSignal.timeout_static is newer than the floor',
    '5: structuredClone is newer than the floor',
  ]);
}, 60_000);

it('finds newer options of formatters and attributes of elements', () => {
  expect(
    found(`
      declare const isLong: boolean;
      new Intl.NumberFormat('en', { style: 'currency', trailingZeroDisplay: 'stripIfInteger', ...(isLong && {}) });
      const part = <div title="seen" writingSuggestions="true" />;
    `),
  ).toEqual([
    '3: Intl.NumberFormat.trailingZeroDisplay is newer than the floor',
    '4: HTMLElement.writingSuggestions is newer than the floor',
  ]);
}, 60_000);

it('passes over what all have, types, and properties of our own that are called like newer ones', () => {
  expect(
    found(`
      document.querySelector('dialog')?.showModal();
      document.body.replaceChildren();
      export type Touched = TouchEvent;
      const own = { checkVisibility: () => true };
      own.checkVisibility();
    `),
  ).toEqual([]);
}, 60_000);
