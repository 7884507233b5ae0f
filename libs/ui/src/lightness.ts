import type { Rgb } from './contrast.js';

/** HSL lightness of a colour, from 0 to 1. */
export function lightnessOf(color: Rgb): number {
  return (Math.max(...color) + Math.min(...color)) / 2 / 255;
}

/** The colour with the same HSL hue and saturation, but another lightness from 0 to 1. */
export function withLightness(color: Rgb, lightness: number): Rgb {
  const chroma = (level: number): number => 1 - Math.abs(2 * level - 1);
  const from = lightnessOf(color);
  // Black and white have no hue: they become grey.
  const scale = chroma(from) === 0 ? 0 : chroma(lightness) / chroma(from);
  return color.map((channel) => {
    const moved = (channel / 255 - from) * scale + lightness;
    return Math.min(1, Math.max(0, moved)) * 255;
  }) as [number, number, number];
}
