import { UNKNOWN_COUNTRY } from '@oa-profile/api-client/internal';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { AccountPage, BusinessType } from '@oa-profile/api-client';
import { basicInfoOf } from '@oa-profile/plugin-sdk/page';
import { createFormatters, type Formatters, type Language } from '@oa-profile/i18n';
import { moneyText, priceSpan } from '@oa-profile/plugin-sdk';
import { telephoneText } from '@oa-profile/plugin-sdk/internal';
import { openingHoursData } from './opening-hours-data.js';

/** schema.org's type for each kind of business: the most specific that search engines know. */
const schemaTypes: Readonly<Record<BusinessType, string | string[]>> = {
  bakery: 'Bakery',
  bar: 'BarOrPub',
  beautySalon: 'BeautySalon',
  bookStore: 'BookStore',
  cafe: 'CafeOrCoffeeShop',
  clothingStore: 'ClothingStore',
  convenienceStore: 'ConvenienceStore',
  daySpa: 'DaySpa',
  dentist: 'Dentist',
  fastFood: 'FastFoodRestaurant',
  florist: 'Florist',
  groceryStore: 'GroceryStore',
  gym: 'ExerciseGym',
  hairSalon: 'HairSalon',
  hotel: 'Hotel',
  library: 'Library',
  medicalClinic: 'MedicalClinic',
  // To schema.org a museum is a place and not a business, so both types are given.
  museum: ['LocalBusiness', 'Museum'],
  pharmacy: 'Pharmacy',
  restaurant: 'Restaurant',
  store: 'Store',
};

/** Options of {@link structuredData}. */
export interface StructuredDataOptions {
  /** Address of the profile in this language. */
  url: string;
  /** Address of the profile without a language: it identifies the business in all languages. */
  id: string;
  language: Language;
  now: Date;
}

/**
 * The account in schema.org's vocabulary, for search engines: a business if its address is known, else an organization,
 * which there has neither hours nor prices.
 */
export function structuredData(page: AccountPage, { url, id, language, now }: StructuredDataOptions): object {
  const { account } = page;
  const info = basicInfoOf(page);
  const { address } = info ?? {};
  return {
    '@context': 'https://schema.org',
    '@type': address
      ? ((account.businessType && schemaTypes[account.businessType]) ?? 'LocalBusiness')
      : 'Organization',
    '@id': id,
    url,
    name: account.name,
    description: account.description ?? account.statusMessage,
    image: [account.shareImage, account.cover, account.icon].flatMap((picture) =>
      picture ? [picture.url] : [],
    ),
    logo: account.icon?.url,
    telephone: telephoneText(info?.phone ?? ''),
    sameAs: info?.websites.map(({ url: website }) => website),
    ...(info && address && placeData(info, address, { country: account.countryCode, language, now })),
  };
}

function placeData(
  { hours, priceRanges }: BasicInfo,
  address: NonNullable<BasicInfo['address']>,
  { country, language, now }: { country: string; language: Language; now: Date },
): object {
  const { text, street, locality, region, postalCode, latitude, longitude } = address;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street ?? text,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country === UNKNOWN_COUNTRY ? undefined : country,
    },
    geo:
      latitude === undefined || longitude === undefined
        ? undefined
        : { '@type': 'GeoCoordinates', latitude, longitude },
    priceRange: priceRange(priceRanges, language),
    openingHoursSpecification: hours && openingHoursData(hours, now),
  };
}

const kept = new Map<Language, Formatters>();

/** The formatters of a language, made once: to make them takes as long as all else of the structured data. */
function formattersOf(language: Language): Formatters {
  const formatters = kept.get(language) ?? createFormatters(language, 'UTC');
  kept.set(language, formatters);
  return formatters;
}

/** '¥900-¥3,500', from the lowest to the highest price of all ranges; '¥900+' if there is no highest. */
function priceRange(ranges: BasicInfo['priceRanges'], language: Language): string | undefined {
  const { min, max } = priceSpan(ranges) ?? {};
  const formatters = formattersOf(language);
  const most = max && moneyText(max, formatters);
  if (!most) return min && `${moneyText(min, formatters)}+`;
  const least = moneyText(min ?? { ...max, amount: 0 }, formatters);
  return least === most ? most : `${least}-${most}`;
}
