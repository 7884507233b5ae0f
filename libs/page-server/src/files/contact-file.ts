import { UNKNOWN_COUNTRY } from '@oa-profile/api-client/internal';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Account } from '@oa-profile/api-client';
import { contactOf } from '@oa-profile/plugin-sdk/page';
import { createFormatters, unjoined, type Language } from '@oa-profile/i18n';
import { namesOf } from '@oa-profile/i18n/internal';
import { readTelephone, telephoneUrl } from '@oa-profile/plugin-sdk';
import { intervalText, type TranslateHours } from '@oa-profile/plugin-sdk/hours';
import { addDays, localDate, weekdays } from '@oa-profile/business-hours';
import { rasterType } from '../documents/share-image.js';
import { profileUrl, searchIdOf, type AccountFile, type AccountFileInput } from './account-file.js';
import { contactCard, type ContactAddress } from './contact-card.js';

/** A contact card of the account; undefined if there is no way to reach it. */
export async function contactFile({
  answer,
  language,
  config,
  site,
  now,
}: AccountFileInput): Promise<AccountFile | undefined> {
  const info = contactOf(answer);
  if (!info) return undefined;
  const { account } = answer;
  const i18n = await site.texts(language);
  const { address } = info;
  const { latitude, longitude } = address ?? {};
  const content = contactCard({
    name: account.name,
    category: account.category,
    phone: phoneOf(info),
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

/** The search id has no character that a file name must not have. */
const fileName = (account: Account): string => searchIdOf(account).slice(1);

/** The number as its owner writes it; with an extension, the address that dials it, since letters dial nothing. */
function phoneOf({ phone = '' }: BasicInfo): string | undefined {
  const { inside, written } = readTelephone(phone) ?? {};
  return inside ? telephoneUrl(phone) : written;
}

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

interface HoursNoteOptions {
  language: Language;
  t: TranslateHours;
  now: Date;
}

/**
 * The hours of a usual week, one line for each known weekday. Without special days and holidays, since a card stays in
 * an address book for years.
 */
function hoursNote(hours: BasicInfo['hours'], { language, t, now }: HoursNoteOptions): string | undefined {
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
