import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb } from './contrast.js';
import { shapeGrounds, textGrounds } from './design-tokens/grounds.js';
import { stylesheetTokens } from './design-tokens/stylesheet-tokens.js';

const folder = import.meta.dirname;
const tokens = stylesheetTokens(readFileSync(join(folder, 'tokens.css'), 'utf8'));

describe.each([
  ['light', 'light', 4.5],
  ['dark', 'dark', 4.5],
  ['light', 'moreLight', 7],
  ['dark', 'moreDark', 7],
] as const)('the %s scheme (%s)', (_, scheme, least) => {
  const color = (role: string): Rgb => {
    const value = parseHex(tokens[scheme][role] ?? '');
    if (!value) throw new Error(`'${role}' has no colour`);
    return value;
  };
  const pairs = (roles: Record<string, readonly string[]>): (readonly [string, string])[] =>
    Object.entries(roles).flatMap(([role, grounds]) => grounds.map((ground) => [role, ground] as const));

  it.each(pairs(textGrounds))('a colour scheme makes %s readable on %s', (role, ground) => {
    expect(contrast(color(role), color(ground))).toBeGreaterThanOrEqual(
      // Text on a fill has the same contrast in every setting.
      role.startsWith('on-') ? 4.5 : least,
    );
  });

  it.each(pairs(shapeGrounds))('a colour scheme shows %s on %s', (role, ground) => {
    expect(contrast(color(role), color(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the style sheets', () => {
  it('the style sheets have the same values for a dark system and for an explicit dark scheme', () => {
    expect(tokens.explicitDark).toEqual({ ...tokens.dark, 'color-scheme': 'dark' });
    expect(tokens.moreExplicitDark).toEqual({ ...tokens.moreDark, 'color-scheme': 'dark' });
  });

  const stylesheets = readdirSync(folder).filter((name) => name.endsWith('.css'));

  it.each(stylesheets)('the style sheets define every custom property that %s uses', (name) => {
    const css = readFileSync(join(folder, name), 'utf8');
    // With a fallback after the comma it may be absent.
    const used = [...css.matchAll(/var\(--oa-([\w-]+)\)/g)].map(([, token = '']) => token);
    expect(used.filter((token) => !(token in tokens.light))).toEqual([]);
  });

  it.each(stylesheets)('the style sheets have only logical properties and no !important: %s', (name) => {
    const css = readFileSync(join(folder, name), 'utf8').replace(/\/\*[^]*?\*\//g, '');
    expect(css).not.toMatch(/!important/);
    expect(css).not.toMatch(/^ *(margin|padding|border)-(top|right|bottom|left)\b/m);
    expect(css).not.toMatch(/^ *(top|right|bottom|left|width|height|(min|max)-(width|height)):/m);
  });
});
