import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';
import { PageStory } from '@oa-profile/profile/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answerSectionData } from './every-section.js';
import { plugins } from '../src/plugins.js';
import { sampleAccountPage } from './sample-account-page.js';

/** Of our plugins, those that only show a section. */
const sections = plugins.filter(({ section }) => section);

/**
 * What every account has, on a site that has chosen nothing besides sections: an account that offers everything looks complete,
 * without a map, reservations, a search, and news for visitors who come back.
 */
const meta = {
  title: 'Profile/Host with sections only',
  component: PageStory,
  args: { answer: answerSectionData, relation: { friendshipType: 'friend', favorite: 'true' } },
  loaders: [
    async ({ globals }) => ({
      page: await sampleAccountPage('@komorebi', globals['language'] as Language, sections),
    }),
  ],
  render: (args, { loaded }) => <PageStory {...args} {...(loaded['page'] as object)} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('list', { name: 'More actions' });
    await expect([...row.children].map(({ textContent }) => textContent)).toEqual(['Share', 'Save']);
    await canvas.findByRole('link', { name: /^Open\s· until/ });
    const bar = await canvas.findByRole('navigation', { name: 'Sections' });
    await expect(bar.querySelector('button[aria-label="Search this page"]')).toBeNull();
    const links = [...canvasElement.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links.filter((href) => /\/(place|reservation|directions)\b/.test(href ?? ''))).toEqual([]);
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

/** The account takes reservations, and this site has none. */
export const WaysToContact: Story = {
  args: { happened: [dialogOpened('contact')] },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: /^Contact/ }));
    await dialog.findByRole('link', { name: 'Phone' });
    await expect(dialog.queryByRole('link', { name: 'Reserve' })).toBeNull();
  },
};
