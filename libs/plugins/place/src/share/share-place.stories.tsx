import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { Dialogs } from '@oa-profile/profile/internal/testing';
import { placePlugin } from '../place-plugin.js';
import { placeTexts } from '../place-texts.js';
import { SharePlace } from './share-place.js';

const copyText = fn<(text: string) => Promise<void>>(() => Promise.resolve());
const words = 'Komorebi Coffee\n3-99-7 Yanaka, Taito-ku, Tokyo';
const address = 'https://profile.example/@komorebi/place';

const meta = {
  title: 'Plugins/Place/Sharing',
  component: PageStory,
  args: {
    plugins: [placePlugin],
    account: { name: 'Komorebi Coffee', contentLanguage: 'en' },
    host: { share: () => Promise.resolve('unavailable'), copyText },
    page: {
      initialView: { name: 'named', view: 'place' },
      appLinks: {
        addFriend: '#add',
        chat: '#chat',
        call: '#call',
        open: '#open',
        update: '#update',
        share: 'https://app.example/share?text={text}',
      },
    },
    children: (
      <>
        <SharePlace address="3-99-7 Yanaka, Taito-ku, Tokyo" />
        <Dialogs />
      </>
    ),
  },
  beforeEach: () => void copyText.mockClear(),
  parameters: { texts: [placeTexts], docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** If the browser cannot share, each way carries the words. */
export const InWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share this place' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Share this page' });
    await waitFor(() => expect(dialog).toBeVisible());
    const ways = within(dialog);
    await expect(ways.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
    await expect(ways.getByRole('link', { name: 'Send in LINE' })).toHaveAttribute(
      'href',
      `https://app.example/share?text=${encodeURIComponent(`${words}\n${address}`)}`,
    );
    await expect(ways.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      `mailto:?subject=Komorebi%20Coffee&body=${encodeURIComponent(`${words}\n${address}`).replaceAll('%0A', '%0D%0A')}`,
    );
    await userEvent.click(ways.getByRole('button', { name: 'Copy text' }));
    await expect(copyText).toHaveBeenCalledOnce();
    await expect(copyText).toHaveBeenCalledWith(`${words}\n${address}`);
    await expect(await ways.findByText('Text copied.')).toBeVisible();
  },
};

const share = fn(() => Promise.resolve('shared' as const));

export const ByTheSystem: Story = {
  tags: ['test-only'],
  args: { host: { share, copyText } },
  play: async ({ canvas }) => {
    share.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Share this place' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(share).toHaveBeenCalledWith({
      title: 'Komorebi Coffee',
      url: address,
      text: words,
    });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
