import { addTexts, commonTexts, createI18n, languages, type Language, type Texts } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { storyCountries, StoryCountryContext, type StoryCountry } from '@oa-profile/plugin-sdk/testing';
import '@oa-profile/ui/style.css';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import './preview.css';

// What the page loads late comes through a bundler here, which can be busy.
configure({ asyncUtilTimeout: 5000 });

type I18n = ReturnType<typeof createI18n>;

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts that a story needs besides the common ones: a plugin's own. */
    texts?: readonly Texts[];
  }
}

const languageNames: Record<Language, string> = {
  en: 'English',
  ja: '日本語',
  'zh-TW': '繁體中文',
  th: 'ไทย',
  id: 'Bahasa Indonesia',
  ko: '한국어',
};

const countryNames: Record<StoryCountry, string> = {
  JP: 'Japan',
  TH: 'Thailand',
  TW: 'Taiwan',
  ID: 'Indonesia',
};

/** Stories that run as tests need none of it. */
const DocsPage = lazy(() => import('./docs-page.js').then(({ DocsPage }) => ({ default: DocsPage })));

/** Every story has an i18next instance of its own, as every page has. */
const loadTexts: Loader = async ({ globals, parameters }) => {
  const i18n = createI18n(globals['language'] as Language);
  const texts = parameters['texts'] ?? [];
  await Promise.all([commonTexts as Texts, ...texts].map((wanted) => addTexts(i18n, wanted)));
  return { i18n };
};

interface SurroundingsProps {
  i18n: I18n;
  country: StoryCountry;
  colorScheme: string;
  children: ReactNode;
}

/** What the page server writes: the document's language, and what the visitor's system asks for. */
function Surroundings({ i18n, country, colorScheme, children }: SurroundingsProps): ReactElement {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.lang = i18n.language;
    root.dataset['oa'] = '';
    if (colorScheme === 'system') delete root.dataset['colorScheme'];
    else root.dataset['colorScheme'] = colorScheme;
  }, [i18n, colorScheme]);
  return (
    <I18nextProvider i18n={i18n}>
      <StoryCountryContext value={country}>{children}</StoryCountryContext>
    </I18nextProvider>
  );
}

const withSurroundings: Decorator = (Story, { globals, loaded }) => (
  <Surroundings
    i18n={loaded['i18n'] as I18n}
    country={globals['country'] as StoryCountry}
    colorScheme={globals['colorScheme'] as string}
  >
    <Story />
  </Surroundings>
);

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadTexts],
  decorators: [withSurroundings],
  initialGlobals: {
    language: 'en',
    country: 'JP',
    colorScheme: 'system',
    viewport: { value: 'phone', isRotated: false },
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: languages.map((value) => ({ value, title: languageNames[value], right: value })),
        dynamicTitle: true,
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
  },
  parameters: {
    a11y: { test: 'error' },
    // The page's own ground is part of the design.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: { storySort: { order: ['UI', ['Overview', 'Tokens'], 'Profile', ['All plugins'], 'Plugins'] } },
  },
};

export default preview;
