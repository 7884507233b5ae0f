import { dialogOpened, type SectionOutline } from '@oa-profile/feature-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { arrivedDialog } from '../../testing/arrived-dialog.js';
import { PageStory } from '../../testing/page-story.js';
import { ShortcutsSlot } from './shortcuts-slot.js';

const everything = ['call', 'reservation', 'keep', 'follow', 'share', 'report'] as const;

/** Both APIs, for a visitor who follows and keeps nothing yet. */
const answer = ({ url, method }: Request): Response | Promise<Response> => {
  if (url.includes('/v1/keep'))
    return Response.json({ code: 0, message: 'ok', result: { kept: method === 'POST' } });
  const isFollowing = method === 'POST';
  return Response.json({ result: { isFollowing, following: 3, followers: isFollowing ? 4311 : 4310 } });
};

const outline: SectionOutline = {
  id: 'info',
  type: 'basic-info',
  title: 'Basic information',
  highlights: [{ kind: 'place', text: '3-99-7 Yanaka', latitude: 35.72, longitude: 139.76 }],
};

const meta = {
  title: 'Profile/Shortcuts',
  component: PageStory,
  args: {
    account: { features: [...everything], followerCount: 4310 },
    page: { outline: [outline] },
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

export const InTheApp: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('list', { name: 'More actions' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(4);
    const directions = row.getByRole('link', { name: 'Directions Opens in a new tab' });
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('href', expect.stringMatching(/\/directions$/));
    await expect(row.getByRole('link', { name: 'Reserve' })).toHaveAttribute(
      'href',
      '/@komorebi/reservation',
    );
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

export const NothingOffered: Story = {
  args: { account: { features: [] }, page: { outline: [] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'More actions' })).toBeNull());
  },
};

export const Indonesian: Story = {
  globals: { language: 'id' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Simpan' })).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
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
