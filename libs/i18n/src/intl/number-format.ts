import { made } from './made.js';

/** What is used of `Intl.NumberFormat`. */
export interface NumberFormat {
  format: (value: number) => string;
  formatToParts: (value: number) => Pick<Intl.NumberFormatPart, 'type' | 'value'>[];
  resolvedOptions: () => { maximumFractionDigits?: number | undefined };
}

/** Formats numbers. What the engine does not know of a unit or a currency stands behind the number as it is. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  return made<NumberFormat>(
    () => new Intl.NumberFormat(language, options),
    () => plainNumbers(options.currency ?? options.unit),
  );
}

function plainNumbers(unit: string | undefined): NumberFormat {
  return {
    format: (value) => (unit ? `${value} ${unit}` : String(value)),
    formatToParts: (value) => [
      { type: 'integer', value: String(value) },
      { type: 'literal', value: ' ' },
      { type: 'unit', value: unit ?? '' },
    ],
    resolvedOptions: () => ({}),
  };
}
