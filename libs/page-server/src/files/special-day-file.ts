import { date as calendarDate } from '@oa-profile/api-client/schemas/building-blocks';
import { addDays, DAYS_AHEAD, hoursOn, type BusinessHours } from '@oa-profile/business-hours';
import { addTexts, createFormatters, unjoined } from '@oa-profile/i18n';
import { intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';
import { allSections, basicInfoOf, placeTexts } from '@oa-profile/profile';
import * as v from 'valibot';
import { profileUrl, searchIdOf, type AccountFile, type AccountFileInput } from './account-file.js';
import { dayFile } from './calendar-file.js';

/**
 * A calendar note for a special day of the account's hours: when it is open, or that it is closed. Undefined for a
 * usual day.
 */
export async function specialDayFile(
  { answer, language, config, site, now }: AccountFileInput,
  date: string,
): Promise<AccountFile | undefined> {
  // The hours may be on another page of the account than the first.
  const { account } = answer;
  const info = basicInfoOf(allSections(answer));
  const hours = info?.hours;
  // Special days are ranges, and 31 November would be inside one that continues into December.
  if (!hours || !v.is(calendarDate, date)) return undefined;
  const { timeZone } = hours;
  const { source, intervals, note } = hoursOn(hours, date);
  if (source !== 'special') return undefined;

  const i18n = await site.texts(language);
  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const hoursT = i18n.getFixedT(language, 'plugin-basic-info') as TranslateHours;
  const wording = { timeZone, date, t: hoursT, formatters: createFormatters(language, timeZone) };
  const times = unjoined(intervals.map((interval) => intervalText(interval, wording)).join(' / '));
  const { hostname } = new URL(config.publicUrl);
  const content = dayFile(
    {
      uid: `${date}-hours-${searchIdOf(account).slice(1)}@${hostname}`,
      date,
      until: lastOf(hours, date),
      title: t('specialDay.calendarTitle', { name: account.name, hours: times || hoursT('hours.closed') }),
      location: info?.address?.text,
      description: note,
      url: profileUrl(config, account),
    },
    now,
  );
  return { name: `${date}.ics`, contentType: 'text/calendar; charset=utf-8', content };
}

/** The last of the days from `date` on that have the same special hours: a closing of many days is one entry. */
function lastOf(hours: BusinessHours, date: string): string {
  const reasonOn = (day: string): string => {
    const { source, intervals, note } = hoursOn(hours, day);
    return JSON.stringify([source, intervals, note]);
  };
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(date, ahead));
  const end = days.findIndex((day) => reasonOn(day) !== reasonOn(date));
  return days.at(end - 1) ?? date;
}
