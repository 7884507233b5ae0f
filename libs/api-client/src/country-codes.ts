/**
 * Countries in which accounts are registered: those where the messaging app has users, as ISO 3166-1 alpha-2. An account
 * of any other has its header and actions, too.
 */
// prettier-ignore
export const countryCodes = [
  'AE', 'AR', 'AT', 'AU', 'BD', 'BE', 'BG', 'BH', 'BN', 'BR', 'CA', 'CH', 'CL', 'CN', 'CO', 'CZ', 'DE', 'DK',
  'EE', 'EG', 'ES', 'FI', 'FR', 'GB', 'GR', 'HK', 'HR', 'HU', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IR', 'IS', 'IT',
  'JO', 'JP', 'KH', 'KR', 'KW', 'LA', 'LK', 'LT', 'LU', 'LV', 'MA', 'MM', 'MO', 'MX', 'MY', 'NG', 'NL', 'NO',
  'NP', 'NZ', 'OM', 'PE', 'PH', 'PK', 'PL', 'PT', 'QA', 'RO', 'RU', 'SA', 'SE', 'SG', 'TH', 'TR', 'TW', 'UA',
  'US', 'VN', 'ZA',
] as const;
/** One of {@link countryCodes}. */
export type CountryCode = (typeof countryCodes)[number];

/** The code of no country: that of an account whose country cannot be read. */
export const UNKNOWN_COUNTRY = 'ZZ';

/** Countries whose accounts have a full profile with sections. */
export const profileCountryCodes = ['JP', 'TH', 'TW', 'ID'] as const satisfies readonly CountryCode[];

/** Whether accounts of a country show sections, or only their header and actions. */
export function hasFullProfile(countryCode: string): boolean {
  return profileCountryCodes.some((code) => code === countryCode);
}
