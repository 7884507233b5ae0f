import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { arrivedDialog } from '../../testing/arrived-dialog.js';
import { PageStory } from '../../testing/page-story.js';
import { linkedPlugins } from '../../testing/linked-plugins.js';
import { ShortcutsSlot } from './shortcuts-slot.js';

/** Both APIs, for a visitor who follows and keeps nothing yet. */
const answer = ({ url, method }: Request): Response | Promise<Response> => {
  if (url.includes('/v1/keep'))
    return Response.json({ code: 0, message: 'ok', result: { kept: method === 'POST' } });
  const isFollowing = method === 'POST';
  return Response.json({ result: { isFollowing, following: 3, followers: isFollowing ? 4311 : 4310 } });
};

const broken = (): never => {
  throw new Error('broken');
};

const meta = {
  title: 'Profile/Shortcuts of every page',
  component: PageStory,
  args: {
    account: { features: ['keep', 'follow', 'share', 'report'], followerCount: 4310 },
    answer,
    children: (
      <>
        <ShortcutsSlot />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a host has chosen comes first, and what breaks is missing, and nothing else. */
export const AfterThoseOfFeatures: Story = {
  args: { plugins: [{ name: 'broken', shortcut: broken, UnderShortcuts: broken }, ...linkedPlugins] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('list', { name: 'More actions' });
    await expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      'Reserve',
      'Share',
      'Save',
    ]);
  },
};

export const OnADesktop: Story = {
  args: { origin: 'web', platform: 'Desktop' },
  play: async ({ canvas }) => {
    const qrCode = await canvas.findByRole('button', { name: 'QR code' });
    // It would cover the best offer, so it waits until asked for.
    await expect(canvas.queryByText(/Scan the code with your phone/)).toBeNull();
    await userEvent.hover(qrCode);
    await waitFor(() =>
      expect(canvas.getByText('Scan the code with your phone to continue in LINE.')).toBeVisible(),
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/Scan the code with your phone/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Keep' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Save Komorebi to Keep in LINE' });
    const code = within(dialog).getByRole('img', { name: /QR code that opens/ });
    await waitFor(() => expect(code).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://app.example/open'),
    );
  },
};

/** A sign alone in the middle of the card would look lost above its name. */
export const OneAlone: Story = {
  args: { account: { features: ['share'] } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Share' });
    const [sign, name] = [...button.children].map((part) => part.getBoundingClientRect());
    await expect(sign?.right).toBeLessThan(name?.left ?? 0);
  },
};

export const NothingOffered: Story = {
  args: { account: { features: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'More actions' })).toBeNull());
  },
};

const share = fn(() => Promise.resolve('unavailable' as const));

export const SharesByLink: Story = {
  args: { host: { share } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledWith({
      title: 'Komorebi',
      url: 'https://profile.example/@komorebi',
    });
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share this page' }));
    await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://profile.example/@komorebi',
    );
  },
};

const copyText = fn((): Promise<void> => Promise.resolve());

export const CopiesTheLink: Story = {
  args: {
    host: { copyText },
    happened: [dialogOpened({ name: 'share', title: 'Komorebi', url: 'https://profile.example/@komorebi' })],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share this page' }));
    const region = dialog.getByRole('status');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(region).toHaveTextContent('Link copied.'));
    await expect(copyText).toHaveBeenCalledWith('https://profile.example/@komorebi');
  },
};

export const ClipboardRefuses: Story = {
  tags: ['test-only'],
  args: {
    host: { copyText: () => Promise.reject(new Error('no')) },
    happened: [dialogOpened({ name: 'share', title: 'Komorebi', url: 'https://profile.example/@komorebi' })],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share this page' }));
    const region = dialog.getByRole('alert');
    await userEvent.click(dialog.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(region).toHaveTextContent("Error: Couldn't copy to clipboard."));
  },
};

const openInBrowser = fn();

export const More: Story = {
  args: { happened: [dialogOpened('more')], host: { isInsideApp: () => true, openInBrowser, copyText } },
  play: async ({ canvas }) => {
    const dialog = within(await arrivedDialog(canvas, { name: 'More' }));
    const region = dialog.getByRole('status');
    await userEvent.click(dialog.getByRole('button', { name: /Copy link/ }));
    // Announced, and shown beside the tapped words.
    await waitFor(() => expect(region).toHaveTextContent('Link copied.'));
    await waitFor(() =>
      expect(dialog.getByText('Link copied.', { selector: '[aria-hidden]' })).toBeVisible(),
    );
    await expect(dialog.getByRole('link', { name: 'Report this account' })).toHaveAttribute(
      'href',
      '/@komorebi/report',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Open in browser' }));
    // In the language that the visitor reads here: their browser may use another.
    await waitFor(() =>
      expect(openInBrowser).toHaveBeenCalledWith('https://profile.example/@komorebi?lang=en'),
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const MoreInABrowser: Story = {
  args: { origin: 'web', happened: [dialogOpened('more')] },
  play: async ({ canvas }) => {
    const dialog = within(await arrivedDialog(canvas, { name: 'More' }));
    await expect(dialog.queryByRole('button', { name: 'Open in browser' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /QR code/ }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Add Komorebi as a friend' })).toBeVisible(),
    );
  },
};
