import { startOfQuery } from '@oa-profile/plugin-sdk/page';
import { type AccountFile, calendarFile, entryUid, type FileRequest } from '@oa-profile/plugin-sdk/server';
import { addTexts } from '@oa-profile/i18n';
import { placeAddress } from '../place-of-page.js';
import { placeTexts } from '../place-texts.js';

/** A calendar entry for a planned visit; undefined if its time cannot be read. */
export async function visitFile({
  page,
  url,
  language,
  i18n,
  now,
  query,
}: FileRequest): Promise<AccountFile | undefined> {
  const startsAt = startOfQuery(query, now);
  if (!startsAt) return undefined;
  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const content = calendarFile(
    {
      uid: entryUid(`${startsAt.getTime()}-visit`, url),
      startsAt,
      durationMinutes: 0,
      title: t('visit.calendarTitle', { name: page.account.name }),
      location: placeAddress(page)?.text,
      url,
    },
    now,
  );
  return { name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content };
}
