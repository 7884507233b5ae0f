import type { FormatToken } from '../design-tokens/token-file.js';

type ColorValue = Extract<FormatToken, { $type: 'color' }>['$value'];

/** A token of the format as a CSS declaration. */
export function asCss(token: FormatToken): { property: string; value: string } {
  switch (token.$type) {
    case 'color':
      return { property: 'background-color', value: color(token.$value) };
    case 'dimension':
      return { property: 'inline-size', value: `${token.$value.value}${token.$value.unit}` };
    case 'duration':
      return { property: 'transition-duration', value: `${token.$value.value}${token.$value.unit}` };
    case 'cubicBezier':
      return { property: 'transition-timing-function', value: `cubic-bezier(${token.$value.join()})` };
    case 'fontFamily':
      return { property: 'font-family', value: token.$value.map(font).join() };
    case 'fontWeight':
      return { property: 'font-weight', value: String(token.$value) };
    case 'number':
      return { property: 'line-height', value: String(token.$value) };
    case 'shadow': {
      const layers = token.$value.map(
        ({ color: of, offsetX, offsetY, blur, spread, inset }) =>
          `${inset ? 'inset ' : ''}${offsetX.value}px ${offsetY.value}px ${blur.value}px ${spread.value}px ${color(of)}`,
      );
      return { property: 'box-shadow', value: layers.join() };
    }
  }
}

const color = ({ components, alpha = 1 }: ColorValue): string =>
  `rgb(${components.map((component) => Math.round(component * 255)).join(' ')} / ${alpha})`;

/** Names of several words need quotes. */
const font = (name: string): string => (name.includes(' ') ? `'${name}'` : name);
