/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): Rgb | undefined {
  if (!/^#[\da-f]{6}$/i.test(text)) return undefined;
  const channel = (start: number): number => Number.parseInt(text.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Writes `#rrggbb`. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Contrast ratio of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of WCAG 2; the constants are the standard's. */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** `share` of the first colour over the second, as a browser blends them. */
export function mix(color: Rgb, ground: Rgb, share: number): Rgb {
  return color.map((channel, index) => channel * share + (ground[index] ?? 0) * (1 - share)) as [
    number,
    number,
    number,
  ];
}
