import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { themeColors } from './theme-colors.js';

const tokens = readFileSync(fileURLToPath(import.meta.resolve('@oa-profile/ui/tokens.css')), 'utf8');
const ours = { light: '#f4f5f7', dark: '#0f1114' };

/** As a minifier writes it. */
const minified = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replace(/'(light|dark)'/g, '$1')
    .replace(/;}/g, '}');

it('theme colours are the background that our tokens give the page', () => {
  expect(themeColors(tokens)).toEqual(ours);
  expect(themeColors(minified(tokens))).toEqual(ours);
});

const dark = (css: string): string => `@media (prefers-color-scheme: dark) { ${css} }`;
const notLight = ":root:not([data-color-scheme='light'])";

it.each<[string, string, { light?: string; dark?: string }]>([
  [
    'as the guide shows it',
    `:root, [data-color-scheme='light'] { --oa-surface: #fdf8f0; } ${dark(`${notLight} { --oa-surface: #1c1712; }`)}`,
    { light: '#fdf8f0', dark: '#1c1712' },
  ],
  ['for light alone', ':root { --oa-surface: #fdf8f0 }', { light: '#fdf8f0' }],
  ['for dark alone', dark(`${notLight} { --oa-surface: #1c1712 }`), { dark: '#1c1712' }],
  ['for dark, with too little weight to count', dark(':root { --oa-surface: #1c1712 }'), {}],
  ['for the element', 'html:root[data-oa] { --oa-surface: ivory }', { light: 'ivory', dark: 'ivory' }],
  [
    'from a property of its own',
    `:root { --paper: #fdf8f0; --oa-surface: var(--paper) } ${dark(':root { --paper: #1c1712 }')}`,
    { light: '#fdf8f0' },
  ],
  [
    'from a property of its own in both schemes',
    `:root { --paper: #fdf8f0 } ${dark(':root { --paper: #1c1712 }')} html:root[data-oa] { --oa-surface: var(--paper, red) }`,
    { light: '#fdf8f0', dark: '#1c1712' },
  ],
  ['by what is not there', ':root { --oa-surface: var(--paper, #fdf8f0) }', { light: '#fdf8f0' }],
  [
    'in another way of writing colours',
    ':root { --oa-surface: rgb(253 248 240 / 1) }',
    { light: 'rgb(253 248 240 / 1)' },
  ],
  ['without weight', ':where(:root) { --oa-surface: red }', {}],
  ['in a layer', '@layer site { html:root[data-oa] { --oa-surface: red } }', {}],
  ['on paper', '@media print { html:root[data-oa] { --oa-surface: red } }', {}],
  [
    'for who asks for more contrast',
    '@media (prefers-contrast: more) { html:root[data-oa] { --oa-surface: red } }',
    {},
  ],
  ['on wide screens', '@media screen and (min-width: 60em) { html:root[data-oa] { --oa-surface: red } }', {}],
  ['for something else', '.card, main :root { --oa-surface: red } :root { .card { --oa-surface: red } }', {}],
  ['in a comment', '/* :root { --oa-surface: red } */', {}],
  ['in a text', ':root { --words: "} :root { --oa-surface: red" }', {}],
])('theme colours are what a site says after us, %s', (_, css, said) => {
  expect(themeColors(tokens + css)).toEqual({ ...ours, ...said });
  expect(themeColors(minified(tokens) + minified(css))).toEqual({ ...ours, ...said });
});

it('theme colours are left out where no style sheet says them', () => {
  expect(themeColors('body { color: red }')).toEqual({});
  expect(themeColors(':root { --oa-surface: var(--oa-surface) }')).toEqual({});
});
