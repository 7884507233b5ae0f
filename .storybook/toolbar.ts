import { languageNames } from '@oa-profile/i18n/internal';
import { languages } from '@oa-profile/i18n';
import { storyCountries, type StoryCountry } from '@oa-profile/plugin-sdk/internal/testing';
import type { GlobalTypes } from 'storybook/internal/csf';

const countryNames: Record<StoryCountry, string> = {
  JP: 'Japan',
  TH: 'Thailand',
  TW: 'Taiwan',
  ID: 'Indonesia',
};

/** Colours of very different accounts: dark, bright, pale, and without a colour. */
const accountColors = {
  '#0b7a66': 'Brand',
  '#06c755': 'Green',
  '#b4552d': 'Terracotta',
  '#ffd400': 'Yellow',
  '#e91e63': 'Pink',
  '#1a237e': 'Navy',
  '#000000': 'Black',
  '#ffffff': 'White',
};

/** Without colons, which separate names from values in Storybook's addresses. */
const times = ['07h30', '12h00', '17h45', '21h00', '02h00'];

const items = (titles: Readonly<Record<string, string>>): { value: string; title: string; right: string }[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title, right: value }));

/** The toolbar's settings. The viewport has its own tool. */
export const globalTypes: GlobalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      items: languages.map((value) => ({ value, title: languageNames[value], right: value })),
      dynamicTitle: true,
    },
  },
  texts: {
    description: 'Whether texts are shown, or their keys for those who translate',
    toolbar: {
      icon: 'paragraph',
      title: 'Texts',
      items: [
        { value: 'texts', title: 'Texts' },
        { value: 'keys', title: 'Keys' },
      ],
    },
  },
  country: {
    description: "Country of the plugins' account",
    toolbar: {
      icon: 'location',
      items: Object.keys(storyCountries).map((value) => ({
        value,
        title: countryNames[value as StoryCountry],
        right: value,
      })),
      dynamicTitle: true,
    },
  },
  colorScheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: [
        { value: 'system', title: 'System', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  accountColor: {
    description: "The account's colour",
    toolbar: {
      icon: 'paintbrush',
      title: 'Colour',
      items: [{ value: 'own', title: 'As given' }, ...items(accountColors)],
    },
  },
  textSize: {
    description: "The visitor's text size",
    toolbar: {
      icon: 'type',
      title: 'Text',
      items: ['100', '130', '160', '200'].map((value) => ({ value, title: `${value} %` })),
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      title: 'Motion',
      items: [
        { value: 'system', title: 'As the system asks' },
        { value: 'reduced', title: 'Reduced' },
      ],
    },
  },
  timeOfDay: {
    description: "Time of day, by the account's clock",
    toolbar: {
      icon: 'time',
      title: 'Time',
      items: [
        { value: 'own', title: 'As given' },
        ...times.map((value) => ({ value, title: value.replace('h', ':') })),
      ],
    },
  },
};

export const initialGlobals = {
  language: 'en',
  texts: 'texts',
  country: 'JP',
  colorScheme: 'system',
  accountColor: 'own',
  textSize: '100',
  motion: 'system',
  timeOfDay: 'own',
  viewport: { value: 'phone', isRotated: false },
};
