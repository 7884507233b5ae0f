import { parseHex, toHex, type Rgb } from '../contrast.js';
import { stylesheetTokens } from './stylesheet-tokens.js';
import { tokenGroups } from './token-groups.js';

/** A value in the format of the Design Tokens Community Group, 2025.10. */
type TokenValue =
  | { $type: 'color'; $value: ColorValue }
  | { $type: 'dimension'; $value: Measure<'px' | 'rem'> }
  | { $type: 'duration'; $value: Measure<'ms'> }
  | { $type: 'cubicBezier'; $value: readonly number[] }
  | { $type: 'fontFamily'; $value: readonly string[] }
  | { $type: 'fontWeight' | 'number'; $value: number }
  | { $type: 'shadow'; $value: readonly ShadowValue[] };

interface ColorValue {
  colorSpace: 'srgb';
  /** From 0 to 1. */
  components: readonly number[];
  /** 1 by default. */
  alpha?: number;
  /** The same for tools that do not read components; without alpha. */
  hex: string;
}

interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}

interface ShadowValue {
  color: ColorValue;
  offsetX: Measure<'px'>;
  offsetY: Measure<'px'>;
  blur: Measure<'px'>;
  spread: Measure<'px'>;
  inset: boolean;
}

export type FormatToken = TokenValue & { $description: string };

/** The tokens of one scheme in the format: `--oa-surface` is `oa.surface`. */
export interface TokenFile {
  $description: string;
  oa: Readonly<Record<string, FormatToken>>;
}

/**
 * The tokens of tokens.css in the format of the Design Tokens Community Group. Each scheme is a complete file with the
 * same names: the format has no modes, and design tools import a file for each.
 *
 * Tokens without a type in the format are left out: lengths in `ch`, and keywords.
 */
export function tokenFile(css: string, scheme: 'light' | 'dark'): TokenFile {
  const values = stylesheetTokens(css)[scheme];
  const tokens = tokenGroups(css).flatMap((group) => group.tokens);
  return {
    $description: `Tokens of @oa-profile/ui in the ${scheme} scheme. Each has the name of its custom property, such as --oa-surface. Fonts and line heights are those of languages in Latin script.`,
    oa: Object.fromEntries(
      tokens.flatMap(({ name, words }): [string, FormatToken][] => {
        const value = formatValue(name, resolved(values[name] ?? '', values));
        return value ? [[name, { ...value, $description: words }]] : [];
      }),
    ),
  };
}

/** A value in which references to tokens are replaced by their values. */
function resolved(value: string, values: Readonly<Record<string, string>>): string {
  return value.replace(/var\(--oa-([\w-]+)\)/g, (_, name: string) => values[name] ?? '');
}

function formatValue(name: string, value: string): TokenValue | undefined {
  if (name.startsWith('font-')) return { $type: 'fontFamily', $value: fonts(value) };
  if (name.startsWith('weight-')) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: layers(value).map(shadow) };
  const color = colorValue(value);
  if (color) return { $type: 'color', $value: color };
  const [, number = '', unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(number), unit } };
  if (unit === 'px' || unit === 'rem') return { $type: 'dimension', $value: { value: Number(number), unit } };
  if (number) return { $type: 'number', $value: Number(number) };
  const [, curve] = /^cubic-bezier\((.*)\)$/.exec(value) ?? [];
  return curve === undefined ? undefined : { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
}

const fonts = (value: string): string[] =>
  value.split(',').map((font) => font.trim().replace(/^'(.*)'$/, '$1'));

/** Splits at commas, except within parentheses. */
const layers = (value: string): string[] =>
  Array.from(value.matchAll(/(?:[^,()]|\([^()]*\))+/g), ([layer]) => layer.trim());

/** Reads `inset 0 1px 2px 0 rgb(…)`; missing lengths are 0. */
function shadow(layer: string): ShadowValue {
  const color = colorValue(/rgb\(.*\)/.exec(layer)?.[0] ?? '');
  if (!color) throw new Error(`'${layer}' has no colour`);
  const [offsetX, offsetY, blur, spread] = [...layer.replace(/rgb\(.*\)/, '').matchAll(/-?[\d.]+/g)].map(
    ([number]) => px(Number(number)),
  );
  return {
    color,
    offsetX: offsetX ?? px(0),
    offsetY: offsetY ?? px(0),
    blur: blur ?? px(0),
    spread: spread ?? px(0),
    inset: layer.startsWith('inset'),
  };
}

const px = (value: number): Measure<'px'> => ({ value, unit: 'px' });

/** Reads `#rrggbb`, `rgb(1 2 3 / 0.4)` and `transparent`; undefined for anything else. */
function colorValue(value: string): ColorValue | undefined {
  if (value === 'transparent') return srgb([0, 0, 0], 0);
  const hex = parseHex(value);
  if (hex) return srgb(hex, 1);
  const [, red, green, blue, alpha = '1'] = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+))?\)$/.exec(value) ?? [];
  return red === undefined ? undefined : srgb([Number(red), Number(green), Number(blue)], Number(alpha));
}

function srgb(color: Rgb, alpha: number): ColorValue {
  return {
    colorSpace: 'srgb',
    components: color.map((channel) => Number((channel / 255).toFixed(4))),
    ...(alpha < 1 && { alpha }),
    hex: toHex(color),
  };
}
