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
  '#0b7a66': 'brand',
  '#06c755': 'green',
  '#b4552d': 'terracotta',
  '#ffd400': 'yellow',
  '#e91e63': 'pink',
  '#1a237e': 'navy',
  '#000000': 'black',
  '#ffffff': 'white',
};

/** Without colons, which separate names from values in Storybook's addresses. */
const times = ['07h30', '12h00', '17h45', '21h00', '02h00'];

const items = (titles: Readonly<Record<string, string>>): { value: string; title: string; right: string }[] =>
  Object.entries(titles).map(([value, title]) => ({ value, title, right: value }));

/** What a setting is about stands before its value: "as given" alone says nothing beside another one. */
const named = <Item extends { title: string }>(name: string, values: readonly Item[]): Item[] =>
  values.map((item) => ({ ...item, title: `${name}: ${item.title}` }));

/** The toolbar's settings, each shown with its value. The viewport has its own tool. */
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
      items: named('Texts', [
        { value: 'texts', title: 'words' },
        { value: 'keys', title: 'keys' },
      ]),
      dynamicTitle: true,
    },
  },
  country: {
    description: "Country of the plugins' account",
    toolbar: {
      icon: 'location',
      items: named(
        'Country',
        Object.keys(storyCountries).map((value) => ({
          value,
          title: countryNames[value as StoryCountry],
          right: value,
        })),
      ),
      dynamicTitle: true,
    },
  },
  colorScheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      items: named('Scheme', [
        { value: 'system', title: 'system', icon: 'browser' } as const,
        { value: 'light', title: 'light', icon: 'sun' } as const,
        { value: 'dark', title: 'dark', icon: 'moon' } as const,
      ]),
      dynamicTitle: true,
    },
  },
  accountColor: {
    description: "The account's colour",
    toolbar: {
      icon: 'paintbrush',
      items: named('Colour', [{ value: 'own', title: 'as given' }, ...items(accountColors)]),
      dynamicTitle: true,
    },
  },
  textSize: {
    description: "The visitor's text size",
    toolbar: {
      icon: 'type',
      items: named(
        'Text',
        ['100', '130', '160', '200'].map((value) => ({ value, title: `${value} %` })),
      ),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'timer',
      items: named('Motion', [
        { value: 'system', title: 'system' },
        { value: 'reduced', title: 'reduced' },
      ]),
      dynamicTitle: true,
    },
  },
  timeOfDay: {
    description: "Time of day, by the account's clock",
    toolbar: {
      icon: 'time',
      items: named('Clock', [
        { value: 'own', title: 'as given' },
        ...times.map((value) => ({ value, title: value.replace('h', ':') })),
      ]),
      dynamicTitle: true,
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
