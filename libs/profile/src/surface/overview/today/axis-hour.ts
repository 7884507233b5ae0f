import { dateFormat, type Language } from '@oa-profile/i18n';

const HOUR_MS = 3_600_000;

const formats = new Map<Language, ReturnType<typeof dateFormat>>();

/** '9 AM', '9시', '09:00': an hour of the clock, as short as an axis needs it. */
export function axisHour(language: Language, hour: number): string {
  // Made once for each language: what Intl makes is expensive.
  const format =
    formats.get(language) ??
    dateFormat(language, {
      timeZone: 'UTC',
      ...(language === 'en'
        ? { hour: 'numeric' }
        : language === 'ko'
          ? { hour: 'numeric', hourCycle: 'h23' }
          : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    });
  formats.set(language, format);
  return format.format(new Date(hour * HOUR_MS));
}
