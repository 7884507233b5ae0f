import type { Account, AccountPage } from '@oa-profile/api-client/schemas';
import { addTexts, type Language } from '@oa-profile/i18n';
import { contactOf, placeTexts } from '@oa-profile/profile';
import type { TranslateHours } from '@oa-profile/plugin-sdk/hours';
import type { ServerConfig } from '../config.js';
import { serverTexts } from '../server-texts.js';
import { calendarFile } from './calendar-file.js';
import { contactCard } from './contact-card.js';
import { hoursNote } from './hours-note.js';
import type { ReservationQuery } from './reservation-query.js';

/** A file that a browser hands on to an app of the device. */
export interface AccountFile {
  name: string;
  contentType: string;
  content: string;
}

/** Whose file it is, and for whom it is made. */
export interface AccountFileInput {
  answer: AccountPage;
  language: Language;
  config: ServerConfig;
  now: Date;
}

/** The account for an address book; undefined where nothing is known by which to reach it. */
export async function contactFile({
  answer: { account, sections },
  language,
  config,
  now,
}: AccountFileInput): Promise<AccountFile | undefined> {
  const info = contactOf(sections);
  if (!info) return undefined;
  const i18n = await serverTexts(language);
  const { address } = info;
  const { latitude, longitude } = address ?? {};
  const content = contactCard({
    name: account.name,
    category: account.category,
    phone: info.phone,
    address: address && { street: address.text, country: countryName(account.countryCode, language) },
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    urls: [profileUrl(config, account), ...info.websites.map(({ url }) => url)],
    note: hoursNote(info.hours, {
      language,
      t: i18n.getFixedT(language, 'plugin-basic-info') as TranslateHours,
      now,
    }),
  });
  return { name: `${fileName(account)}.vcf`, contentType: 'text/vcard; charset=utf-8', content };
}

/**
 * A reservation for a calendar; undefined where the account takes none. Made of what the address says, so that it needs
 * to know neither the visitor nor the reservation.
 */
export async function reservationFile(
  { answer: { account, sections }, language, config, now }: AccountFileInput,
  { startsAt, durationMinutes, partySize }: ReservationQuery,
): Promise<AccountFile | undefined> {
  if (!account.features.includes('reservation')) return undefined;
  const i18n = await serverTexts(language);
  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const { hostname } = new URL(config.publicUrl);
  const content = calendarFile(
    {
      uid: `${startsAt.getTime()}-${partySize}-${fileName(account)}@${hostname}`,
      startsAt,
      durationMinutes,
      title: t('calendar.title', { name: account.name }),
      location: contactOf(sections)?.address?.text,
      description: t('party.people', { count: partySize, displayCount: String(partySize) }),
      url: profileUrl(config, account),
    },
    now,
  );
  return { name: 'reservation.ics', contentType: 'text/calendar; charset=utf-8', content };
}

const profileUrl = ({ publicUrl }: ServerConfig, account: Account): string =>
  `${publicUrl}/${searchIdOf(account)}`;

const searchIdOf = ({ premiumSearchId, basicSearchId }: Account): string => premiumSearchId ?? basicSearchId;

/** The account's search id has nothing in it that a file's name must not have. */
const fileName = (account: Account): string => searchIdOf(account).slice(1);

const countryName = (countryCode: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(countryCode) ?? countryCode;
