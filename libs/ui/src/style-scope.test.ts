import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { accountColors } from './account-colors.js';

const css = ['tokens.css', 'style.css']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('')
  .replace(/\/\*[^]*?\*\/|@import [^;]*;/g, '');

/** All rules, without enclosing at-rules: selector and declarations. */
const rules = Array.from(
  css.matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g),
  ([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declared: Array.from(body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g), ([, name = '']) => name),
  }),
);

/** Splits a list of selectors at its commas, except within parentheses. */
const parts = (selector: string): string[] => {
  const inner = /^:where\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)(.*)$/s.exec(selector);
  if (inner) return splitList(inner[1] ?? '').map((part) => `${part}${inner[2] ?? ''}`);
  return splitList(selector);
};

const splitList = (list: string): string[] =>
  Array.from(list.matchAll(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g), ([part]) => part.trim()).filter(
    Boolean,
  );

it('the style sheet sets only custom properties outside elements with data-oa', () => {
  expect(rules.length).toBeGreaterThan(40);
  const changing = rules.filter(
    ({ selector, declared }) =>
      !selector.startsWith('@property --oa-') && declared.some((name) => !name.startsWith('--oa-')),
  );
  const unbounded = changing.flatMap(({ selector }) =>
    splitList(selector)
      .flatMap(parts)
      .filter((part) => !part.includes('[data-oa]')),
  );
  expect(unbounded).toEqual([]);
});

it('the style sheet sets an account’s colours on the page, on elements with their own scheme, or on one element', () => {
  expect(accountColors('#b4552d')).toMatch(/^:root,\[data-color-scheme=light\]\{/);
  const ofElement = accountColors('#b4552d', '#shop');
  const selectors = Array.from(ofElement.matchAll(/(?<![^{}])([^{}]+)\{--/g), ([, selector]) => selector);
  expect(selectors).toEqual([
    ':is(#shop)',
    ':root:not([data-color-scheme=light]) :is(#shop):not([data-color-scheme=light])',
    ':is(#shop)[data-color-scheme=dark],:root[data-color-scheme=dark] :is(#shop):not([data-color-scheme=light])',
    ':is(#shop)',
  ]);
});
