import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accountColors } from './account-colors.js';
import { contrast, parseHex, toHex, type Rgb } from './contrast.js';
import { stylesheetTokens } from './design-tokens/stylesheet-tokens.js';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const tokens = stylesheetTokens(css);

/** Corners, edges and part of the inside of the colour cube: 9 x 9 x 9. */
const levels = [0, 1, 32, 64, 96, 128, 160, 192, 255];
const grid: Rgb[] = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => [red, green, blue] as const)),
);

function declared(css: string): Record<'light' | 'dark' | 'more', Record<string, Rgb>> {
  const read = (rule: string): Record<string, Rgb> =>
    Object.fromEntries(
      [...rule.matchAll(/--oa-([\w-]+):(#[\da-f]{6})/g)].map(([, name = '', hex = '']) => [
        name,
        parseHex(hex) as Rgb,
      ]),
    );
  const [light = '', dark = '', explicitDark = '', more = ''] = [...css.matchAll(/\{([^{}]+)\}/g)].map(
    ([, rule]) => rule,
  );
  expect(explicitDark).toBe(dark);
  return { light: read(light), dark: read(dark), more: read(more) };
}

describe.each(['light', 'dark'] as const)('an account colour in the %s scheme', (scheme) => {
  const worst = (least: (colors: Record<string, Rgb>) => number): number =>
    Math.min(...grid.map((color) => least(declared(accountColors(toHex(color)))[scheme])));
  const surface = (role: string): Rgb => parseHex(tokens[scheme][role] ?? '') as Rgb;

  it('an account colour keeps the text of a button readable, also under the pointer', () => {
    expect(
      worst((colors) =>
        Math.min(
          contrast(colors['account-fill']!, colors['on-account']!),
          contrast(colors['account-fill-hover']!, colors['on-account']!),
        ),
      ),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('an account colour is readable as text on the page, on cards and on its own tint', () => {
    expect(
      worst((colors) =>
        Math.min(
          contrast(colors['account-text']!, surface('surface')),
          contrast(colors['account-text']!, surface('surface-raised')),
          contrast(colors['account-text']!, colors['account-tint']!),
        ),
      ),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('an account colour keeps plain and muted text readable on its tint', () => {
    expect(
      worst((colors) =>
        Math.min(
          contrast(surface('text'), colors['account-tint']!),
          contrast(surface('text-muted'), colors['account-tint']!),
        ),
      ),
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('an account colour makes a button stand out from its card', () => {
    expect(
      worst((colors) => contrast(colors['account-fill']!, surface('surface-raised'))),
    ).toBeGreaterThanOrEqual(scheme === 'light' ? 1.3 : 1.7);
  });
});

describe('accountColors', () => {
  it('accountColors keeps a colour that needs no help', () => {
    expect(declared(accountColors('#0b5cad')).light['account-fill']).toEqual(parseHex('#0b5cad'));
  });

  it('accountColors gives text contrast AAA to visitors who ask for more contrast, in both schemes', () => {
    for (const color of grid) {
      const { light, dark, more } = declared(accountColors(toHex(color)));
      const lightGrounds = [
        tokens.light['surface'],
        tokens.light['surface-raised'],
        toHex(light['account-tint']!),
      ];
      const darkGrounds = [
        tokens.dark['surface'],
        tokens.dark['surface-raised'],
        toHex(dark['account-tint']!),
      ];
      const least = (text: Rgb, grounds: (string | undefined)[]): number =>
        Math.min(...grounds.map((ground) => contrast(text, parseHex(ground ?? '') as Rgb)));
      expect(least(more['account-text']!, lightGrounds)).toBeGreaterThanOrEqual(7);
      expect(least(dark['account-text']!, darkGrounds)).toBeGreaterThanOrEqual(7);
    }
  });

  it('accountColors keeps the hue when it darkens or lightens a colour', () => {
    const { light, dark } = declared(accountColors('#ff8800'));
    for (const [red, green, blue] of [light['account-text']!, dark['account-text']!] as Rgb[]) {
      expect(red).toBeGreaterThan(green);
      expect(green).toBeGreaterThan(blue);
      // At a hue of 32 degrees, green is 8/15 of the way from blue to red.
      expect((green - blue) / (red - blue)).toBeCloseTo(8 / 15, 1);
    }
  });

  it.each([
    undefined,
    '',
    'red',
    '#fff',
    '#12345g',
    '#0000000',
    '#000000}body{display:none',
    '</style><script>',
  ])('accountColors falls back to the brand colour for %o', (hex) =>
    expect(accountColors(hex)).toBe(accountColors('#0b7a66')),
  );

  it('accountColors ignores case, and always returns the same text', () => {
    expect(accountColors('#B4552D')).toBe(accountColors('#b4552d'));
  });

  it('accountColors contains only our own names and computed colours', () => {
    for (const color of grid) {
      expect(
        accountColors(toHex(color)).replace(
          /--oa-(account-(fill|fill-hover|text|tint)|on-account):#[\da-f]{6};?/g,
          '',
        ),
      ).toBe(
        ':root,[data-color-scheme=light]{}@media screen and (prefers-color-scheme:dark){:root:not([data-color-scheme=light]){}}@media screen{:root[data-color-scheme=dark],[data-color-scheme=dark]{}}@media (prefers-contrast:more){:root,[data-color-scheme=light]{}}',
      );
    }
  });

  it('accountColors agrees with the stylesheet on the brand colour', () => {
    const { light, dark, more } = declared(accountColors(undefined));
    for (const [name, color] of Object.entries(light)) expect(tokens.light[name]).toBe(toHex(color));
    for (const [name, color] of Object.entries(dark)) expect(tokens.dark[name]).toBe(toHex(color));
    expect(css).toContain(
      `@media (prefers-contrast: more) {\n  :where(:root, [data-color-scheme='light']) {\n    --oa-account-text: ${toHex(more['account-text']!)};`,
    );
  });
});
