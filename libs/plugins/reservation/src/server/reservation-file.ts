import { basicInfoOf, startOfQuery } from '@oa-profile/plugin-sdk/page';
import { type AccountFile, calendarFile, entryUid, type FileRequest } from '@oa-profile/plugin-sdk/server';
import { addTexts } from '@oa-profile/i18n';
import * as v from 'valibot';
import { reservationTexts } from '../reservation-texts.js';

/**
 * A calendar entry for a reservation, such as `?start=2026-11-28T09:00:00.000Z&minutes=90&people=4`; undefined if the
 * query says none. It is made from the address alone, so the server need not know the visitor or the reservation.
 */
export async function reservationFile({
  page,
  url,
  language,
  i18n,
  now,
  query,
}: FileRequest): Promise<AccountFile | undefined> {
  const startsAt = startOfQuery(query, now);
  const { success, output } = v.safeParse(wanted, Object.fromEntries(query));
  if (!startsAt || !success) return undefined;
  await addTexts(i18n, reservationTexts);
  const t = i18n.getFixedT(language, reservationTexts.namespace);
  const { people } = output;
  const content = calendarFile(
    {
      uid: entryUid(`${startsAt.getTime()}-${people}`, url),
      startsAt,
      durationMinutes: output.minutes,
      title: t('calendar.title', { name: page.account.name }),
      location: basicInfoOf(page)?.address?.text,
      description: t('party.people', { count: people, displayCount: String(people) }),
      url,
    },
    now,
  );
  return { name: 'reservation.ics', contentType: 'text/calendar; charset=utf-8', content };
}

const wholeNumber = (min: number, max: number): v.GenericSchema<string, number> =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(min), v.maxValue(max));

const wanted = v.object({
  /** 0 if the duration is unknown. */
  minutes: wholeNumber(0, 31 * 24 * 60),
  people: wholeNumber(1, 1000),
});
