import { contactOf, startOfQuery } from '@oa-profile/plugin-sdk/page';
import { type AccountFile, calendarFile, entryUid, type FileRequest } from '@oa-profile/plugin-sdk/server';
import { addTexts } from '@oa-profile/i18n';
import { givenQueue } from '../given-queue.js';
import { queueTexts } from '../queue-texts.js';

/**
 * A calendar entry for when a number's turn is expected, such as `?start=2026-11-28T09:00:00.000Z&number=47`: it reminds
 * somebody who has gone for a walk. Undefined if the account has no line.
 */
export async function turnFile({
  page,
  url,
  language,
  i18n,
  now,
  query,
}: FileRequest): Promise<AccountFile | undefined> {
  const startsAt = startOfQuery(query, now);
  const number = /^\d{1,4}$/.exec(query.get('number') ?? '')?.[0];
  if (!startsAt || number === undefined || !givenQueue(page)) return undefined;
  await addTexts(i18n, queueTexts);
  const t = i18n.getFixedT(language, queueTexts.namespace);
  const content = calendarFile(
    {
      // Expected later, the same number moves its entry.
      uid: entryUid(`${now.toISOString().slice(0, 10)}-number-${number}`, url),
      startsAt,
      durationMinutes: 0,
      title: t('calendar.title', { number, name: page.account.name }),
      location: contactOf(page)?.address?.text,
      description: t('calendar.description'),
      url: `${url}/queue`,
    },
    now,
  );
  return { name: 'turn.ics', contentType: 'text/calendar; charset=utf-8', content };
}
