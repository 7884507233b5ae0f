import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { OpenDialog } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within, type queries } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { PageStory } from '../../testing/page-story.js';

const appLinks = {
  addFriend: 'https://app.example/add',
  chat: '#chat',
  call: '#call',
  open: 'https://app.example/@komorebi?lang=en',
  openAt: 'https://app.example/@komorebi{path}{query}',
  update: 'https://app.example/get',
};

const meta = {
  title: 'Profile/Continue in the app',
  component: PageStory,
  args: {
    origin: 'web',
    platform: 'Android',
    page: { appLinks, query: '?lang=en' },
    children: <Dialogs />,
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within<typeof queries>>;

const opened = (dialog: Partial<OpenDialog>) => [
  dialogOpened({ name: 'continueInApp', ...dialog } as OpenDialog),
];
const dialog = async (canvas: Canvas, name: string): Promise<Canvas> => {
  const found = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};
const link = (canvas: Canvas): HTMLElement => canvas.getByRole('link', { name: 'Open LINE' });

/** The current view, without any choice. */
export const ThisPage: Story = {
  args: { happened: opened({}) },
  play: async ({ canvas }) => {
    const content = await dialog(canvas, 'Continue in LINE');
    await expect(link(content)).toHaveAttribute('href', 'https://app.example/@komorebi?lang=en');
    await expect(content.getByRole('link', { name: 'Get LINE' })).toHaveAttribute('href', appLinks.update);
  },
};

export const Keep: Story = {
  args: { happened: opened({ intent: { view: { name: 'profile' }, linkAction: 'keep' } }) },
  play: async ({ canvas }) => {
    const content = await dialog(canvas, 'Save Komorebi to Keep in LINE');
    await expect(content.getByText('LINE opens this page and asks you to confirm.')).toBeVisible();
    await expect(link(content)).toHaveAttribute('href', 'https://app.example/@komorebi?lang=en&do=keep');
  },
};

export const Follow: Story = {
  args: {
    happened: opened({ intent: { view: { name: 'named', view: 'place' }, linkAction: 'follow' } }),
  },
  play: async ({ canvas }) => {
    const content = await dialog(canvas, 'Follow Komorebi in LINE');
    await expect(link(content)).toHaveAttribute(
      'href',
      'https://app.example/@komorebi/place?lang=en&do=follow',
    );
  },
};

export const Favorite: Story = {
  args: { happened: opened({ intent: { view: { name: 'profile' }, linkAction: 'favorite' } }) },
  play: async ({ canvas }) => {
    await dialog(canvas, 'Add Komorebi to your favorites in LINE');
  },
};

export const Unblock: Story = {
  args: { happened: opened({ intent: { view: { name: 'profile' }, linkAction: 'unblock' } }) },
  play: async ({ canvas }) => {
    await dialog(canvas, 'Unblock Komorebi in LINE');
  },
};

const coupon = { name: 'item', plugin: 'coupon', itemId: 'c-1' } as const;

/** The coupon's name is in the account's own words. */
export const Coupon: Story = {
  args: {
    account: { contentLanguage: 'ja' },
    happened: opened({ intent: { view: coupon }, details: '最初の一杯' }),
  },
  play: async ({ canvas }) => {
    const content = await dialog(canvas, 'Continue with “最初の一杯” in LINE');
    await expect(content.getByText('最初の一杯')).toHaveAttribute('lang', 'ja');
    await expect(content.getByText('Komorebi')).toBeVisible();
    await expect(link(content)).toHaveAttribute('href', 'https://app.example/@komorebi/coupon/c-1?lang=en');
  },
};

/** A host's own link may lead only to the account: then the text does not promise that the app will ask. */
export const AppThatKnowsNoViews: Story = {
  tags: ['test-only'],
  args: {
    page: { appLinks: { ...appLinks, openAt: undefined } },
    happened: opened({ intent: { view: { name: 'profile' }, linkAction: 'keep' } }),
  },
  play: async ({ canvas }) => {
    const content = await dialog(canvas, 'Save Komorebi to Keep in LINE');
    await expect(content.queryByText(/asks you to confirm/)).toBeNull();
    await expect(link(content)).toHaveAttribute('href', appLinks.open);
  },
};
