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

/** Findings in a source, with their lines. */
function found(code: string): string[] {
  const file = join(folder, 'source.tsx');
  writeFileSync(file, code);
  const options = { target: ts.ScriptTarget.ES2022, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: [] };
  return newerApis([file], options).map((problem) => problem.replace(/^.*source\.tsx:/, ''));
}

it('finds newer methods, static functions and globals, with their lines', () => {
  expect(
    found(`
      document.body.checkVisibility();
      new AbortController().signal.throwIfAborted();
      AbortSignal.timeout(1000);
      structuredClone({});
    `),
  ).toEqual([
    '2: Element.checkVisibility is not in all supported browsers',
    '3: AbortSignal.throwIfAborted is not in all supported browsers',
    '4: AbortSignal.timeout_static is not in all supported browsers',
    '5: structuredClone is not in all supported browsers',
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
    '3: Intl.NumberFormat.trailingZeroDisplay is not in all supported browsers',
    '4: HTMLElement.writingSuggestions is not in all supported browsers',
  ]);
}, 60_000);

it('ignores what all browsers have, types, and our own properties with the names of newer ones', () => {
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
