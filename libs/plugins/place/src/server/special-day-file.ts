import { date as calendarDate } from '@oa-profile/api-client/schemas/building-blocks';
import { addDays, hoursOn, type BusinessHours } from '@oa-profile/business-hours';
import { basicInfoOf } from '@oa-profile/plugin-sdk/page';
import { type AccountFile, dayFile, entryUid, type FileRequest } from '@oa-profile/plugin-sdk/server';
import { addTexts, createFormatters, unjoined } from '@oa-profile/i18n';
import { intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';
import * as v from 'valibot';
import { placeTexts } from '../place-texts.js';

/** A season; nobody announces more. */
const MOST_DAYS = 400;

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
  const info = basicInfoOf(page);
  const hours = info?.hours;
  // Special days are ranges, and 31 November would be inside one that continues into December.
  if (!hours || !v.is(calendarDate, date)) return undefined;
  const { timeZone } = hours;
  const { source, intervals, note } = hoursOn(hours, date);
  if (source !== 'special' || isShutOn(hours, date)) return undefined;

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

/** While the account is closed for a time, no day has hours of its own, whatever had been planned. */
const isShutOn = ({ temporarilyClosed }: BusinessHours, date: string): boolean =>
  temporarilyClosed !== undefined && date <= (temporarilyClosed.until ?? date);

/** The last of the days from `date` on that have the same special hours: a closing of many days is one entry. */
function lastOf(hours: BusinessHours, date: string): string {
  const reasonOn = (day: string): string => {
    const { source, intervals, note } = hoursOn(hours, day);
    return JSON.stringify([source, intervals, note]);
  };
  const reason = reasonOn(date);
  let last = date;
  for (let days = 1; days < MOST_DAYS && reasonOn(addDays(date, days)) === reason; days += 1)
    last = addDays(date, days);
  return last;
}
