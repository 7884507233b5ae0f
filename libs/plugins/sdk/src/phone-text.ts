import { languageOfCountry, type Language } from '@oa-profile/i18n';

/** Of the countries whose profiles have sections: the calling code, and the area codes that stand in brackets. */
const countries: Readonly<Record<string, { code: number; bracketed?: RegExp }>> = {
  JP: { code: 81 },
  TH: { code: 66 },
  // Area codes, and not the first digits of mobile numbers.
  TW: { code: 886, bracketed: /^[2-8]/ },
  ID: { code: 62, bracketed: /^[2-79]/ },
};

/**
 * A telephone number as people in its country write it, for readers in the country's language: '03-0123-4567' instead
 * of '+81 3-0123-4567'. Others read it as it is. A rule for four countries, since a library that knows all of them is
 * as large as the rest of the page. Links keep the number as it is: `telephoneUrl`.
 *
 * @param phone as the owner writes it; numbers of other countries in it stay as they are
 */
export function phoneText(phone: string, language: Language, countryCode: string): string {
  const country = countries[countryCode];
  if (!country || languageOfCountry(countryCode) !== language) return phone;
  const { code, bracketed } = country;
  // '+81 (0)3', and wrongly '+81 03' and '+81 (03)': the zero of calls within the country may be there already.
  const international = new RegExp(
    String.raw`(?:\(\+${code}\)|\+${code})[\s.-]{0,3}(?:\(0\)|\(?0)?[\s(]{0,3}(\d+)(\)?)([\s.-]?)`,
    'g',
  );
  return phone.replace(international, (_, first: string, closing: string, separator: string) =>
    closing || (separator && bracketed?.test(first)) ? `(0${first})${separator}` : `0${first}${separator}`,
  );
}
