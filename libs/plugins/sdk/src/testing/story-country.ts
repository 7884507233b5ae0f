import { createContext } from 'react';
import type { PluginAccount } from '../section.js';

/** The fields of an account that depend on its country. */
type CountryFacts = Pick<PluginAccount, 'countryCode' | 'timeZone' | 'currency' | 'contentLanguage'>;

/** The countries that the page is made for, each with its most common values. */
export const storyCountries = {
  JP: { countryCode: 'JP', timeZone: 'Asia/Tokyo', currency: 'JPY', contentLanguage: 'ja' },
  TH: { countryCode: 'TH', timeZone: 'Asia/Bangkok', currency: 'THB', contentLanguage: 'th' },
  TW: { countryCode: 'TW', timeZone: 'Asia/Taipei', currency: 'TWD', contentLanguage: 'zh-TW' },
  ID: { countryCode: 'ID', timeZone: 'Asia/Jakarta', currency: 'IDR', contentLanguage: 'id' },
} as const satisfies Record<string, CountryFacts>;

/** One of {@link storyCountries}. */
export type StoryCountry = keyof typeof storyCountries;

/** The country of stories that do not name one themselves: Storybook's toolbar sets it. */
export const StoryCountryContext = createContext<StoryCountry>('JP');
