import { languages, type Language } from '@oa-profile/i18n';
import { PageStory } from '@oa-profile/profile/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { answerAsPlatform, sampleAccountPage } from '../apps/profile-web/stories/sample-account-page.js';
import { plugins } from '../apps/profile-web/src/plugins.js';
import { Gallery, galleryAccounts, type GalleryChoice } from './docs/gallery.js';

type SamplePage = Awaited<ReturnType<typeof sampleAccountPage>>;

/**
 * What a visitor sees first of each sample account, in all languages. Scheme, colour and text size are those of the toolbar.
 * A language's name opens the page itself.
 */
const meta = {
  title: 'Languages/Gallery',
  // The same pages run as tests in the end-to-end tests, and in the stories of "First screens".
  tags: ['!test', '!autodocs'],
  args: { account: 'all', language: 'all', size: 'half' },
  argTypes: {
    account: { control: 'select', options: ['all', ...galleryAccounts] },
    language: { control: 'select', options: ['all', ...languages] },
    size: { control: 'inline-radio', options: ['half', 'full'] },
  },
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta<GalleryChoice>;

export default meta;
type Story = StoryObj<GalleryChoice>;

export const FirstScreens: Story = {
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  render: function SideBySide(args, { globals }) {
    const [, choose] = useArgs<GalleryChoice>();
    return (
      <Gallery
        {...args}
        scheme={globals['colorScheme'] as 'system'}
        accountColor={globals['accountColor'] as string}
        textSize={Number(globals['textSize'])}
        onChoose={choose}
      />
    );
  },
};

/** The whole page of one account, as an anonymous visitor uses it, in the language of the toolbar. */
export const OnePage: Story = {
  args: { account: galleryAccounts[0] ?? '' },
  argTypes: {
    account: { options: galleryAccounts },
    language: { table: { disable: true } },
    size: { table: { disable: true } },
  },
  loaders: [
    async ({ args, globals }) => ({
      page: await sampleAccountPage(`@${args.account}`, globals['language'] as Language, plugins),
    }),
  ],
  render: (_, { loaded }) => (
    <PageStory
      {...(loaded as { page: SamplePage }).page}
      answer={(request) => answerAsPlatform(request)}
      origin="web"
    />
  ),
};
