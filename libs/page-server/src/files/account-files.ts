import { UNKNOWN_COUNTRY } from '@oa-profile/api-client';
import type { Account, BasicInfo } from '@oa-profile/api-client/schemas';
import { addTexts, namesOf, type Language } from '@oa-profile/i18n';
import { contactOf, placeTexts, reservationTexts } from '@oa-profile/profile';
import { telephoneText } from '@oa-profile/plugin-sdk';
import type { TranslateHours } from '@oa-profile/plugin-sdk/hours';
import { rasterType } from '../documents/share-image.js';
import { profileUrl, searchIdOf, type AccountFile, type AccountFileInput } from './account-file.js';
import { calendarFile } from './calendar-file.js';
import { contactCard, type ContactAddress } from './contact-card.js';
import { hoursNote } from './hours-note.js';
import type { ReservationQuery } from './calendar-query.js';

/** A contact card of the account; undefined if there is no way to reach it. */
export async function contactFile({
  answer: { account, sections },
  language,
  config,
  site,
  now,
}: AccountFileInput): Promise<AccountFile | undefined> {
  const info = contactOf(sections);
  if (!info) return undefined;
  const i18n = await site.texts(language);
  const { address } = info;
  const { latitude, longitude } = address ?? {};
  const content = contactCard({
    name: account.name,
    category: account.category,
    phone: telephoneText(info.phone ?? ''),
    address: address && addressParts(address, countryName(account.countryCode, language)),
    position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
    urls: [profileUrl(config, account), ...info.websites.map(({ url }) => url)],
    photo: photoOf(account),
    note: hoursNote(info.hours, {
      language,
      t: i18n.getFixedT(language, 'plugin-basic-info') as TranslateHours,
      now,
    }),
  });
  return { name: `${fileName(account)}.vcf`, contentType: 'text/vcard; charset=utf-8', content };
}

/**
 * A calendar entry for a reservation; undefined if the account takes none. It is made from the address alone, so the
 * server need not know the visitor or the reservation.
 */
export async function reservationFile(
  { answer: { account, sections }, language, config, site, now }: AccountFileInput,
  { startsAt, durationMinutes, partySize }: ReservationQuery,
): Promise<AccountFile | undefined> {
  if (!account.features.includes('reservation')) return undefined;
  const i18n = await site.texts(language);
  await addTexts(i18n, reservationTexts);
  const t = i18n.getFixedT(language, reservationTexts.namespace);
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

/** A calendar entry for a planned visit; undefined if nothing is known of the place. */
export async function visitFile(
  { answer: { account, sections }, language, config, site, now }: AccountFileInput,
  startsAt: Date,
): Promise<AccountFile | undefined> {
  const info = contactOf(sections);
  if (!info) return undefined;
  const i18n = await site.texts(language);
  await addTexts(i18n, placeTexts);
  const t = i18n.getFixedT(language, placeTexts.namespace);
  const { hostname } = new URL(config.publicUrl);
  const content = calendarFile(
    {
      uid: `${startsAt.getTime()}-visit-${fileName(account)}@${hostname}`,
      startsAt,
      durationMinutes: 0,
      title: t('visit.calendarTitle', { name: account.name }),
      location: info.address?.text,
      url: profileUrl(config, account),
    },
    now,
  );
  return { name: 'visit.ics', contentType: 'text/calendar; charset=utf-8', content };
}

/** The search id has no character that a file name must not have. */
const fileName = (account: Account): string => searchIdOf(account).slice(1);

/** Nothing for a country that is not known. */
const countryName = (countryCode: string, language: Language): string =>
  countryCode === UNKNOWN_COUNTRY ? '' : (namesOf(language, 'region')(countryCode) ?? countryCode);

function addressParts(
  { text, street, locality, region, postalCode }: NonNullable<BasicInfo['address']>,
  country: string,
): ContactAddress {
  return street ? { street, locality, region, postalCode, country } : { street: text, country };
}

/** Address books show raster images, as messengers do, but no SVG. */
function photoOf({ icon }: Account): { url: string; type: string } | undefined {
  const type = icon && rasterType(icon)?.replace('image/', '').toUpperCase();
  return icon && type ? { url: icon.url, type } : undefined;
}
