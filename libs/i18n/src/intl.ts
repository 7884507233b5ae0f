/*
 * The one place that makes formatters of `Intl`, whose constructors throw for whatever an engine does not know: a zone, a
 * currency, a unit, an option. In render that would cost the whole page, so each has plain words instead.
 */

/** What is used of `Intl.DateTimeFormat`. */
export interface DateFormat {
  format: (date: Date) => string;
  formatToParts: (date: Date) => Pick<Intl.DateTimeFormatPart, 'type' | 'value'>[];
  formatRange: (from: Date, to: Date) => string;
}
/** What is used of `Intl.NumberFormat`. */
export interface NumberFormat {
  format: (value: number) => string;
  formatToParts: (value: number) => Pick<Intl.NumberFormatPart, 'type' | 'value'>[];
  resolvedOptions: () => { maximumFractionDigits?: number | undefined };
}

/** What `make` makes, or `instead` if the engine cannot. */
function made<T>(make: () => T, instead: () => T): T {
  try {
    return make();
  } catch {
    return instead();
  }
}

/** '+09:00': a zone that is an offset, which not every engine takes for one. */
const offset = /^([+-])(\d\d):(\d\d)$/;

/** How an engine can be asked for the dates of a zone. */
interface Clock {
  /** A zone that the engine knows. */
  timeZone: string;
  /** Milliseconds to add to an instant first. */
  shift: number;
  /** What must follow, since the times are not those of the zone. */
  mark: string;
}

function clockOf(timeZone: string): Clock {
  const [, sign, hours, minutes] = offset.exec(timeZone) ?? [];
  if (sign) {
    const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000;
    return { timeZone: 'UTC', shift: sign === '-' ? -ahead : ahead, mark: '' };
  }
  return made(
    () => {
      new Intl.DateTimeFormat('en', { timeZone });
      return { timeZone, shift: 0, mark: '' };
    },
    () => ({ timeZone: 'UTC', shift: 0, mark: ' (UTC)' }),
  );
}

/**
 * Formats dates in a zone: an IANA name, or an offset such as '+09:00', whether or not the engine takes it for a zone. In
 * a zone that the engine does not know, dates are in UTC and say so.
 */
export function dateFormat(
  language: string,
  { timeZone, ...options }: Intl.DateTimeFormatOptions & { timeZone: string },
): DateFormat {
  const clock = clockOf(timeZone);
  const format = made<DateFormat>(
    () => new Intl.DateTimeFormat(language, { ...options, timeZone: clock.timeZone }),
    () => plainDates,
  );
  const { shift, mark } = clock;
  if (!shift && !mark) return format;
  const shifted = (date: Date): Date => new Date(date.getTime() + shift);
  return {
    format: (date) => format.format(shifted(date)) + mark,
    formatToParts: (date) => format.formatToParts(shifted(date)),
    formatRange: (from, to) => format.formatRange(shifted(from), shifted(to)) + mark,
  };
}

/** '2026-11-27 16:30' */
const plainDate = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

const plainDates: DateFormat = {
  format: plainDate,
  formatToParts: (date) => [{ type: 'literal', value: plainDate(date) }],
  formatRange: (from, to) => `${plainDate(from)} – ${plainDate(to)}`,
};

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

/** Whether the engine knows a currency to be in use; `Intl` itself accepts any three letters. */
export function isKnownCurrency(currency: string): boolean {
  if (!/^[A-Z]{3}$/i.test(currency)) return false;
  // Web views before Chrome 99 and Safari 15.4 cannot list the currencies in use.
  return made(
    () => Intl.supportedValuesOf?.('currency').includes(currency.toUpperCase()) ?? true,
    () => true,
  );
}

/** Words for a time from now, such as 'in 2 hours'; undefined if the engine has none. */
export function relativeTimeFormat(
  language: string,
  options: Intl.RelativeTimeFormatOptions,
): Pick<Intl.RelativeTimeFormat, 'format'> | undefined {
  return made(
    () => new Intl.RelativeTimeFormat(language, options),
    () => undefined,
  );
}

/** The items of a list and what stands between them. */
export function listFormat(language: string): Pick<Intl.ListFormat, 'formatToParts'> {
  return made<Pick<Intl.ListFormat, 'formatToParts'>>(
    () => new Intl.ListFormat(language, { type: 'conjunction' }),
    () => ({
      formatToParts: (items) =>
        [...items].flatMap((value, index) => [
          ...(index > 0 ? ([{ type: 'literal', value: ', ' }] as const) : []),
          { type: 'element', value } as const,
        ]),
    }),
  );
}

/** Names the regions or languages of the world; undefined for one that the engine does not know. */
export function namesOf(language: string, type: 'region' | 'language'): (code: string) => string | undefined {
  return made<(code: string) => string | undefined>(
    () => {
      const names = new Intl.DisplayNames(language, { type, fallback: 'none' });
      return (code) =>
        made(
          () => names.of(code),
          () => undefined,
        );
    },
    () => () => undefined,
  );
}

/** A BCP 47 tag in its parts; undefined if it is malformed. */
export function localeOf(tag: string): Intl.Locale | undefined {
  return made(
    () => new Intl.Locale(tag),
    () => undefined,
  );
}

/** The zone of the device; undefined if it has none: some browsers then give 'Etc/Unknown', which they refuse. */
export function ownZone(): string | undefined {
  return made(
    () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
    },
    () => undefined,
  );
}
