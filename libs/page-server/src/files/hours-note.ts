import { addDays, localDate, weekdays } from '@oa-profile/business-hours';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { createFormatters, unjoined, type Language } from '@oa-profile/i18n';
import { intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';

interface HoursNoteOptions {
  language: Language;
  t: TranslateHours;
  now: Date;
}

/**
 * The hours of a usual week, one line for each known weekday. Without special days and holidays, since a card stays in
 * an address book for years.
 */
export function hoursNote(
  hours: BasicInfo['hours'],
  { language, t, now }: HoursNoteOptions,
): string | undefined {
  if (!hours) return undefined;
  const { timeZone, weekly } = hours;
  const formatters = createFormatters(language, timeZone);
  const today = localDate(timeZone, now);
  // From Monday on, as most countries of the six languages write the week.
  const lines = [1, 2, 3, 4, 5, 6, 0].flatMap((day) => {
    const intervals = weekly[weekdays[day] ?? 'sun'];
    if (!intervals) return [];
    const wording = { timeZone, date: addDays(today, day), t, formatters };
    const times = intervals.map((interval) => unjoined(intervalText(interval, wording)));
    return [`${formatters.weekday(day)} ${times.join(' / ') || t('hours.closed')}`];
  });
  return lines.length ? [t('hours.usual'), ...lines].join('\n') : undefined;
}
