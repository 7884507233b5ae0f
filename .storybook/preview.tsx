import { languages, type Language, type Texts } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { storyCountries, StoryCountryContext, type StoryCountry } from '@oa-profile/plugin-sdk/testing';
import '@oa-profile/ui/style.css';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Decorator, Loader, Preview } from '@storybook/react-vite';
import {
  lazy,
  Suspense,
  useLayoutEffect,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import { configure } from 'storybook/test';
import { designArgs, designArgTypes } from './design-controls.js';
import { giveUpFocus } from './give-up-focus.js';
import { languageNames } from './language-names.js';
import { storyTexts, type I18n } from './story-texts.js';
import './preview.css';

// What the page loads late comes through a bundler here, which can be busy.
configure({ asyncUtilTimeout: 5000 });

// Stories that run as tests take the focus as they need it.
if (!('__vitest_browser__' in window)) giveUpFocus();

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts that a story needs besides the common ones: a plugin's own. */
    texts?: readonly Texts[];
  }
}

const countryNames: Record<StoryCountry, string> = {
  JP: 'Japan',
  TH: 'Thailand',
  TW: 'Taiwan',
  ID: 'Indonesia',
};

/** Stories that run as tests need none of them. */
const DocsContainer = lazy(() =>
  import('./docs/docs-container.js').then(({ DocsContainer }) => ({ default: DocsContainer })),
);
const DocsPage = lazy(() => import('./docs/docs-page.js').then(({ DocsPage }) => ({ default: DocsPage })));

/** Every story has an i18next instance of its own, as every page has. */
const loadTexts: Loader = async ({ globals, parameters }) => ({
  i18n: await storyTexts(globals['language'] as Language, parameters['texts'] ?? []),
});

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
  argsEnhancers: [designArgs],
  argTypesEnhancers: [designArgTypes],
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
      toc: { headingSelector: 'h2, h3' },
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Plugins',
          'Profile',
          ['All plugins', 'ProfilePage', 'Header', 'Facts'],
          'UI',
          ['Tokens', 'Overview'],
        ],
      },
    },
  },
};

export default preview;
