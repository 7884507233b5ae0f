import { basicInfo, type AccountPage } from '@oa-profile/api-client/schemas';
import { hoursOn, openStateAt, type BusinessHours, type OpenInterval } from '@oa-profile/business-hours';
import { safeParse } from 'valibot';

const schemaDays = {
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
} as const;

/** The account as schema.org's LocalBusiness, for search engines (DESIGN section 8). */
export function structuredData({ account, sections }: AccountPage, url: string, now: Date): object {
  const data = sections.find(({ type }) => type === 'basic-info')?.data;
  const parsed = data === undefined ? undefined : safeParse(basicInfo, data);
  const info = parsed?.success ? parsed.output : undefined;
  const { latitude, longitude } = info?.address ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: account.name,
    description: account.description ?? account.statusMessage,
    image: [account.shareImage, account.cover, account.icon].flatMap((picture) =>
      picture ? [picture.url] : [],
    ),
    logo: account.icon?.url,
    telephone: info?.phone,
    sameAs: info?.websites.map(({ url: website }) => website),
    address: info?.address && {
      '@type': 'PostalAddress',
      streetAddress: info.address.text,
      addressCountry: account.countryCode,
    },
    geo:
      latitude === undefined || longitude === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: info?.hours && openingHours(info.hours, now),
  };
}

/**
 * Search engines read: no `opens` is closed; `closes` before `opens` is the next day. They have no word for an account
 * that is closed for a while, so that they get no hours then: better none than visitors at a closed door.
 */
function openingHours(hours: BusinessHours, now: Date): object[] | undefined {
  if (openStateAt(hours, now).state === 'temporarilyClosed') return undefined;
  const { weekly, special = [], publicHolidays = [] } = hours;
  const specification = ({ opens, closes }: OpenInterval): object => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    // schema.org knows no 24:00.
    closes: closes === '24:00' ? '23:59' : closes,
  });
  const closed = { '@type': 'OpeningHoursSpecification' };
  const regular = Object.entries(schemaDays).flatMap(([day, dayOfWeek]) => {
    const intervals = weekly[day as keyof typeof schemaDays];
    if (!intervals) return [];
    return (intervals.length ? intervals.map(specification) : [closed]).map((entry) => ({
      ...entry,
      dayOfWeek,
    }));
  });
  const holidays = publicHolidays
    .map((date) => hoursOn(hours, date))
    .filter(({ source }) => source === 'holiday')
    .map(({ date, intervals }) => ({ from: date, to: date, intervals }));
  const exceptions = [...special, ...holidays].flatMap(({ from, to, intervals }) =>
    (intervals.length ? intervals.map(specification) : [closed]).map((entry) => ({
      ...entry,
      validFrom: from,
      validThrough: to,
    })),
  );
  return [...regular, ...exceptions];
}
