import {
  type AccountFile,
  calendarFile,
  contactOf,
  entryUid,
  type FileRequest,
  startOfQuery,
} from '@oa-profile/feature-sdk';
import { addTexts } from '@oa-profile/i18n';
import { placeTexts } from '../place-texts.js';

/** A calendar entry for a planned visit; undefined if nothing is known of the place. */
export async function visitFile({
  page: { account, sections },
  url,
  language,
  i18n,
  now,
  query,
}: FileRequest): Promise<AccountFile | undefined> {
  const startsAt = startOfQuery(query, now);
  const info = contactOf(sections);
  if (!startsAt || !info) return undefined;
  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const content = calendarFile(
    {
      uid: entryUid(`${startsAt.getTime()}-visit`, url),
      startsAt,
      durationMinutes: 0,
      title: t('visit.calendarTitle', { name: account.name }),
      location: info.address?.text,
      url,
    },
    now,
  );
  return { name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content };
}
