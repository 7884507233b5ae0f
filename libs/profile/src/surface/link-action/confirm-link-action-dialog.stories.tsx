import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { LinkAction } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { arrivedDialog } from '../../testing/arrived-dialog.js';
import { PageStory } from '../../testing/page-story.js';

const ok = (result: unknown): Response => Response.json({ result });

const meta = {
  title: 'Profile/Confirm in the app',
  component: PageStory,
  args: {
    account: { features: ['keep', 'follow'] },
    children: (
      <>
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = (linkAction: LinkAction) => [dialogOpened({ name: 'confirmLinkAction', linkAction })];

export const Follow: Story = {
  args: {
    happened: asked('follow'),
    answer: fn(() => ok({ isFollowing: true, following: 3, followers: 8 })),
  },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Follow Komorebi?' }));
    await expect(args.answer).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Follow' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByText('You are now following Komorebi.')).toBeVisible());
    await expect(args.answer).toHaveBeenCalledOnce();
  },
};

export const NotNow: Story = {
  args: { happened: asked('keep'), answer: fn(() => ok({})) },
  play: async ({ args, canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Save Komorebi to Keep?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.answer).not.toHaveBeenCalled();
  },
};

/** A link asks, not a tap, so the focus was nowhere before: it comes to the account's name and not back to nowhere. */
export const Escape: Story = {
  tags: ['test-only'],
  args: {
    happened: asked('follow'),
    children: (
      <>
        <main>
          <h1>Komorebi</h1>
        </main>
        <Dialogs />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await arrivedDialog(canvas, { name: 'Follow Komorebi?' });
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Komorebi' })).toHaveFocus();
  },
};

export const Favorite: Story = {
  args: { relation: { friendshipType: 'friend', favorite: 'false' }, happened: asked('favorite') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('dialog', { name: 'Add Komorebi to your favorites?' }),
    ).toBeInTheDocument();
  },
};

export const Unblock: Story = {
  args: { relation: { friendshipType: 'friendBlocked', favorite: 'unknown' }, happened: asked('unblock') },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Unblock Komorebi?' }));
    await expect(dialog.getByRole('button', { name: 'Unblock' })).toBeInTheDocument();
  },
};
