import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionBar } from '../../surface/action-bar/action-bar.js';
import { arrivedDialog } from '../../testing/arrived-dialog.js';
import { PageStory } from '../../testing/page-story.js';
import { Dialogs } from '../../page/dialogs.js';

const meta = {
  title: 'Profile/Add friend in the app',
  component: PageStory,
  args: {
    origin: 'web',
    platform: 'Desktop',
    children: (
      <>
        <ActionBar />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { happened: [dialogOpened('addInApp')] },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Add Komorebi as a friend' });
    const code = within(dialog).getByRole('img', { name: 'QR code that adds Komorebi as a friend' });
    await waitFor(() => expect(code).toBeVisible());
    // Four modules of quiet zone.
    await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h/));
    const links = within(dialog).getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ textContent, href }) => `${textContent} ${href}`)).toEqual([
      'Get LINE https://app.example/update',
      'Open LINE on this device https://app.example/add',
    ]);
  },
};

/** Opened by the link of a page whose host does not draw the code. */
export const TakesTheFocusAndGivesItBack: Story = {
  tags: ['test-only'],
  args: { page: { servedFiles: [] } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('link', { name: /^Add friend on\sLINE$/ });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
    // The event of the Esc key; the test's keyboard does not reach the browser's own handling.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();

    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

const inTheApp = { origin: 'liff', platform: 'iOS', host: { isInsideApp: () => true } } as const;

/** A friend in the app need not add the account: the code is for others, and so is sharing. */
export const ForAFriendInTheApp: Story = {
  args: {
    ...inTheApp,
    account: { features: ['share'] },
    relation: { friendshipType: 'friend', favorite: 'false' },
    happened: [dialogOpened('addInApp')],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'QR code of Komorebi' }));
    await waitFor(() => expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await expect(dialog.queryByText(/Add Komorebi as a friend$/)).toBeNull();
  },
};

export const ForAStrangerInTheApp: Story = {
  args: {
    ...inTheApp,
    relation: { friendshipType: 'unspecified', favorite: 'unknown' },
    happened: [dialogOpened('addInApp')],
  },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Add Komorebi as a friend' }));
    await expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://app.example/add');
  },
};

export const VeryLongName: Story = {
  globals: { language: 'th' },
  args: {
    account: { name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานครและปริมณฑลสาขาสะพานพระรามแปด' },
    happened: [dialogOpened('addInApp')],
  },
  play: async ({ canvas }) => {
    const dialog = await arrivedDialog(canvas);
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
