import { date as calendarDate } from '@oa-profile/api-client/schemas/building-blocks';
import { addDays, DAYS_AHEAD, hoursOn, type BusinessHours } from '@oa-profile/business-hours';
import {
  type AccountFile,
  allSections,
  basicInfoOf,
  dayFile,
  entryUid,
  type FileRequest,
} from '@oa-profile/feature-sdk';
import { addTexts, createFormatters, unjoined } from '@oa-profile/i18n';
import { intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';
import * as v from 'valibot';
import { placeTexts } from '../place-texts.js';

/**
 * A calendar note for a special day of the account's hours: when it is open, or that it is closed. Undefined for a
 * usual day.
 */
export async function specialDayFile({
  page,
  url,
  language,
  i18n,
  now,
  params: { day = '' },
}: FileRequest): Promise<AccountFile | undefined> {
  const date = day.slice(0, 'YYYY-MM-DD'.length);
  // The hours may be on another page of the account than the first.
  const info = basicInfoOf(allSections(page));
  const hours = info?.hours;
  // Special days are ranges, and 31 November would be inside one that continues into December.
  if (!hours || !v.is(calendarDate, date)) return undefined;
  const { timeZone } = hours;
  const { source, intervals, note } = hoursOn(hours, date);
  if (source !== 'special') return undefined;

  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const hoursT = t as TranslateHours;
  const wording = { timeZone, date, t: hoursT, formatters: createFormatters(language, timeZone) };
  const times = unjoined(intervals.map((interval) => intervalText(interval, wording)).join(' / '));
  const content = dayFile(
    {
      uid: entryUid(`${date}-hours`, url),
      date,
      until: lastOf(hours, date),
      title: t('specialDay.calendarTitle', {
        name: page.account.name,
        hours: times || hoursT('hours.closed'),
      }),
      location: info?.address?.text,
      description: note,
      url,
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
