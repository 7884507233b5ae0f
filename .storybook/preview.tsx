import type { Language, Texts } from '@oa-profile/i18n';
import '@oa-profile/ui/style.css';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Loader, Preview } from '@storybook/react-vite';
import { lazy, Suspense, type PropsWithChildren } from 'react';
import { configure } from 'storybook/test';
import { markCheckedForContrast, uncheckedForContrast } from './check-contrast-once.js';
import { designArgs, designArgTypes } from './design-controls.js';
import { giveUpFocus } from './give-up-focus.js';
import { propertyWords } from './property-words.js';
import { sampleLoader, withSample } from './sample-content.js';
import { storyTexts } from './story-texts.js';
import { withSurroundings } from './surroundings.js';
import { setClock, withTimeOfDay } from './time-of-day.js';
import { globalTypes, initialGlobals } from './toolbar.js';
import './preview.css';

// Late parts of the page come from the development bundler here, and a machine that runs other steps as well can stand
// still for seconds: only a story that hangs should fail.
configure({
  asyncUtilTimeout: 60_000,
  // Testing Library would add the whole document, and all roles in it: the beginning says what was looked for.
  getElementError: (message) => {
    const error = new Error(message?.trim().split('\n').slice(0, 12).join('\n'));
    error.name = 'TestingLibraryElementError';
    // The story's line is where it happened, not this one.
    error.stack =
      error.stack
        ?.split('\n')
        .filter((line) => !line.includes('getElementError'))
        .join('\n') ?? '';
    return error;
  },
});

/** Whether the stories run as tests. */
const isTest = '__vitest_browser__' in window;

// Tests need the focus.
if (!isTest) giveUpFocus();

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts that a story needs besides the common ones, such as a plugin's own. */
    texts?: readonly Texts[];
    /** Whether a plugin's story shows the section of an account that writes the toolbar's language, instead of its data. */
    sample?: boolean;
  }
}

/** Not needed when stories run as tests. */
const DocsContainer = lazy(() =>
  import('./docs/docs-container.js').then(({ DocsContainer }) => ({ default: DocsContainer })),
);
const DocsPage = lazy(() => import('./docs/docs-page.js').then(({ DocsPage }) => ({ default: DocsPage })));

/** Every story has an i18next instance of its own, as every page has. */
const loadTexts: Loader = async ({ globals, parameters }) => ({
  i18n: await storyTexts(
    globals['language'] as Language,
    parameters['texts'] ?? [],
    globals['texts'] as 'texts' | 'keys',
  ),
});

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadTexts, sampleLoader, setClock],
  argsEnhancers: [designArgs],
  argTypesEnhancers: [propertyWords, designArgTypes],
  decorators: [withSample, withTimeOfDay, withSurroundings],
  afterEach: ({ parameters }) => {
    const { test } = (parameters['a11y'] ?? {}) as { test?: string };
    if (isTest && test !== 'off') markCheckedForContrast();
  },
  initialGlobals,
  globalTypes,
  parameters: {
    // What passes fills the panel; for a test axe need not describe it, which is a quarter of its time.
    a11y: {
      test: 'error',
      ...(isTest && {
        options: { resultTypes: ['violations'] },
        config: { rules: [{ id: 'color-contrast', selector: uncheckedForContrast }] },
      }),
    },
    // The page's own background is part of the design.
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        small: { name: 'Small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        laptop: { name: 'Laptop', styles: { width: '1366px', height: '640px' }, type: 'desktop' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    controls: { expanded: true },
    docs: {
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .swagger-ui *' },
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
          'Handing over a change',
          'Your account',
          'Plugins',
          ['*', 'Building blocks'],
          'Profile',
          [
            'All plugins',
            'Host with sections only',
            'Whole page',
            'Header',
            'Facts',
            'At a glance on wide screens',
            'Action bar',
            'Shortcuts',
            'Shortcuts of every page',
            'Section bar',
          ],
          'UI',
          ['Tokens', ['Colour', 'Type', 'Space', 'Motion', 'Used by'], 'Overview'],
          'Content',
          'Languages',
          'APIs',
          ['Profile API', 'Keep API'],
        ],
      },
    },
  },
};

export default preview;
