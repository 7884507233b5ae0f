import { contrast, mix, parseHex, toHex, type Rgb } from './contrast.js';

/** The surroundings of the account's colours, copied from tokens.css; a test compares the two. */
interface Scheme {
  surface: Rgb;
  surfaceRaised: Rgb;
  /** Plain text. */
  text: Rgb;
  /** Share of the account's colour in a tinted surface. */
  tintShare: number;
  /** Direction in which coloured text moves until it is readable: -1 darker, 1 lighter. */
  textDirection: -1 | 1;
  /** Least contrast of coloured text. In dark, WCAG's minimum would look disabled, so it is higher. */
  textContrast: number;
  /** Least contrast of a fill with its card. With less it would not look like a button. */
  fillContrast: number;
}

const WHITE: Rgb = [0xff, 0xff, 0xff];
const INK: Rgb = [0x14, 0x17, 0x1c];
const BRAND: Rgb = [0x0b, 0x7a, 0x66];

const light: Scheme = {
  surface: [0xf4, 0xf5, 0xf7],
  surfaceRaised: WHITE,
  text: INK,
  tintShare: 0.1,
  textDirection: -1,
  textContrast: 4.5,
  fillContrast: 1.3,
};
const dark: Scheme = {
  surface: [0x0f, 0x11, 0x14],
  surfaceRaised: [0x1a, 0x1d, 0x22],
  text: [0xf2, 0xf4, 0xf7],
  tintShare: 0.14,
  textDirection: 1,
  textContrast: 7,
  fillContrast: 1.7,
};

/** WCAG 2 AA for text. */
const READABLE = 4.5;
/** WCAG 2 AAA for text, for visitors who ask for more contrast. Dark has it for everyone. */
const HIGHLY_READABLE = 7;
/** White text is kept on colours that need only a little darkening for it, as most brands print white on theirs. */
const NEARLY_READABLE = 3;
/** Largest difference between the channels of a colour that looks grey. */
const GREY_RANGE = 20;
const STEP = 0.01;
const HOVER_STEP = 0.06;

/**
 * The account's colours as a stylesheet: custom properties for light, dark and an explicit `data-color-scheme`. Text on
 * them and in them has WCAG AA for any colour: the hue stays, the lightness changes.
 *
 * The text depends only on the arguments, and contains only our own names and computed hex colours: it can go into an
 * inline `<style>` whose hash is in the Content-Security-Policy.
 *
 * @param hex `#rrggbb`. Anything else gives the default brand colour.
 * @param element selector of the elements with these colours, if a page shows several accounts; never visitors' text.
 * They have the page's scheme, or that of their own `data-color-scheme`. @default the page
 *
 * @example
 * ```ts
 * accountColors('#b4552d'); // ':root,[data-color-scheme=light]{--oa-account-fill:#b4552d;…}@media screen and
 * (prefers-color-scheme:dark){…}…'
 * ```
 */
export function accountColors(hex: string | undefined, element?: string): string {
  const color = parseHex(hex ?? '') ?? BRAND;
  const lightRule = declarations(color, light);
  const darkRule = declarations(color, dark);
  const moreContrast = textOf(color, tintOf(color, light), { ...light, textContrast: HIGHLY_READABLE });
  const { isLight, followsSystem, isDark } = element === undefined ? ofPage : ofElement(element);
  return [
    `${isLight}{${lightRule}}`,
    // Print is light.
    `@media screen and (prefers-color-scheme:dark){${followsSystem}{${darkRule}}}`,
    `@media screen{${isDark}{${darkRule}}}`,
    `@media (prefers-contrast:more){${isLight}{--oa-account-text:${toHex(moreContrast)}}}`,
  ].join('');
}

/** Selectors: light by default, dark with the system, and explicitly dark. */
type Places = Readonly<Record<'isLight' | 'followsSystem' | 'isDark', string>>;

const ofPage: Places = {
  isLight: ':root,[data-color-scheme=light]',
  followsSystem: ':root:not([data-color-scheme=light])',
  isDark: ':root[data-color-scheme=dark],[data-color-scheme=dark]',
};

function ofElement(selector: string): Places {
  const element = `:is(${selector})`;
  const unlessLight = `${element}:not([data-color-scheme=light])`;
  return {
    isLight: element,
    followsSystem: `:root:not([data-color-scheme=light]) ${unlessLight}`,
    isDark: `${element}[data-color-scheme=dark],:root[data-color-scheme=dark] ${unlessLight}`,
  };
}

function declarations(color: Rgb, scheme: Scheme): string {
  const { fill, on } = fillOf(color, scheme);
  const tint = tintOf(color, scheme);
  const text = textOf(color, tint, scheme);
  return [
    `--oa-account-fill:${toHex(fill)}`,
    `--oa-account-fill-hover:${toHex(hovered(fill, on))}`,
    `--oa-on-account:${toHex(on)}`,
    `--oa-account-text:${toHex(text)}`,
    `--oa-account-tint:${toHex(tint)}`,
  ].join(';');
}

function fillOf(color: Rgb, { surfaceRaised, fillContrast, text }: Scheme): { fill: Rgb; on: Rgb } {
  const distinct = (candidate: Rgb): boolean => contrast(candidate, surfaceRaised) >= fillContrast;
  // Near-black does not show in dark, nor near-white in light: they are swapped.
  if (isGrey(color) && !distinct(color)) return { fill: text, on: text === INK ? WHITE : INK };
  const on = contrast(color, WHITE) >= NEARLY_READABLE ? WHITE : INK;
  const fromText = on === WHITE ? -1 : 1;
  const legible = move(color, fromText, (candidate) => contrast(candidate, on) >= READABLE);
  return { fill: move(legible, fromText === 1 ? -1 : 1, distinct), on };
}

function tintOf(color: Rgb, scheme: Scheme): Rgb {
  return rounded(mix(fillOf(color, scheme).fill, scheme.surfaceRaised, scheme.tintShare));
}

function textOf(color: Rgb, tint: Rgb, scheme: Scheme): Rgb {
  // Grey text would look disabled. Plain text does as well.
  if (isGrey(color)) return scheme.text;
  const grounds = [scheme.surface, scheme.surfaceRaised, tint];
  return move(color, scheme.textDirection, (candidate) =>
    grounds.every((ground) => contrast(candidate, ground) >= scheme.textContrast),
  );
}

function isGrey(color: Rgb): boolean {
  return Math.max(...color) - Math.min(...color) <= GREY_RANGE;
}

/** Moves away from the text on it, so that contrast only grows; at the end of the scale there is enough to go back. */
function hovered(fill: Rgb, on: Rgb): Rgb {
  const lightness = lightnessOf(fill);
  const away = on === WHITE ? lightness - HOVER_STEP : lightness + HOVER_STEP;
  const back = on === WHITE ? lightness + HOVER_STEP : lightness - HOVER_STEP;
  return withLightness(fill, away >= 0 && away <= 1 ? away : back);
}

/** The colour as it is written. Contrast is checked on this, since rounding can cost the last hundredth. */
function rounded(color: Rgb): Rgb {
  return parseHex(toHex(color)) ?? color;
}

/** Changes the lightness in small steps until `enough`, or to the end of the scale. */
function move(color: Rgb, direction: -1 | 1, enough: (candidate: Rgb) => boolean): Rgb {
  let candidate = color;
  const start = lightnessOf(color);
  for (let step = 1; !enough(candidate); step++) {
    const lightness = start + direction * step * STEP;
    if (lightness < 0 || lightness > 1) return direction === 1 ? WHITE : [0, 0, 0];
    candidate = rounded(withLightness(color, lightness));
  }
  return candidate;
}

/** HSL lightness of a colour, from 0 to 1. */
function lightnessOf(color: Rgb): number {
  return (Math.max(...color) + Math.min(...color)) / 2 / 255;
}

/** The colour with the same HSL hue and saturation, but another lightness from 0 to 1. */
function withLightness(color: Rgb, lightness: number): Rgb {
  const chroma = (level: number): number => 1 - Math.abs(2 * level - 1);
  const from = lightnessOf(color);
  // Black and white have no hue: they become grey.
  const scale = chroma(from) === 0 ? 0 : chroma(lightness) / chroma(from);
  return color.map((channel) => {
    const moved = (channel / 255 - from) * scale + lightness;
    return Math.min(1, Math.max(0, moved)) * 255;
  }) as [number, number, number];
}
