import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import { connectionLost, relationActions } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within, type queries } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { PageStory } from '../../testing/page-story.js';
import { ShortcutsSlot } from '../shortcuts/shortcuts-slot.js';

/** Both APIs, for a visitor who is no friend, and follows and keeps nothing yet. */
const answer = ({ url, method }: Request): Response | Promise<Response> => {
  if (url.includes('/v1/keep'))
    return Response.json({ code: 0, message: 'ok', result: { kept: method === 'POST' } });
  if (url.includes('/relation')) {
    const favorite = method === 'PUT' ? 'true' : 'false';
    return Response.json({ result: { friendshipType: 'friend', favorite } });
  }
  const isFollowing = method === 'POST';
  return Response.json({ result: { isFollowing, following: 3, followers: isFollowing ? 4311 : 4310 } });
};

const meta = {
  title: 'Profile/Save dialog',
  component: PageStory,
  args: {
    account: { features: ['keep', 'follow', 'share'], followerCount: 4310 },
    relation: { friendshipType: 'friend', favorite: 'false' },
    answer,
    children: (
      <>
        <ShortcutsSlot />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens the sheet with its shortcut. */
async function save(canvas: Canvas): Promise<ReturnType<typeof within<typeof queries>>> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Saved?$/ }));
  return within(await canvas.findByRole('dialog', { name: 'Save' }));
}

const without: Story['args'] = { happened: [dialogOpened('save')] };
const sheet = async (canvas: Canvas): Promise<ReturnType<typeof within<typeof queries>>> =>
  within(await canvas.findByRole('dialog', { name: 'Save' }));

/** One tap keeps the page, as the label promises; the sheet can undo it. */
export const OneTapKeeps: Story = {
  args: { answer: fn(answer) },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.answer).toHaveBeenCalled());
    await canvas.findByRole('button', { name: 'Save' });
    const dialog = await save(canvas);
    const keep = dialog.getByRole('button', { name: 'Save to Keep' });
    await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Saved to Keep.'));
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'));
    await userEvent.click(keep);
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Removed from Keep.'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

/** Each way is explained by its name and one sentence. */
export const EachIsExplained: Story = {
  args: without,
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    const described = (name: string, words: string | RegExp): Promise<void> =>
      expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(words);
    await described('Save to Keep', 'Find it again in Keep, your collection of saved pages.');
    await described('Favorite', 'Favorites are at the top of your friends list.');
    await waitFor(() => described('Follow', /^You see its new posts in your feed\. ?4\.3K followers$/));
    await waitFor(() => expect(dialog.getByText('You’re friends')).toBeVisible());
    await expect(dialog.getByText('You get its messages in your chats.')).toBeVisible();
  },
};

export const FollowsAndIsCounted: Story = {
  args: without,
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    const follow = dialog.getByRole('button', { name: 'Follow' });
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.dblClick(follow);
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('You are now following Komorebi.'),
    );
  },
};

export const FriendBecomesAFavorite: Story = {
  args: { ...without, relation: { friendshipType: 'unspecified', favorite: 'unknown' } },
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    await expect(dialog.queryByRole('button', { name: 'Favorite' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add friend' }));
    const favorite = await dialog.findByRole('button', { name: 'Favorite' });
    await waitFor(() => expect(favorite).not.toHaveAttribute('aria-busy'));
    await userEvent.click(favorite);
    await waitFor(() => expect(favorite).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** What could not be loaded keeps its place, says so, and is asked for again with a tap on it. */
export const NotCheckedWhetherFriends: Story = {
  args: {
    relation: undefined,
    happened: [relationActions.loadFailed('HTTP_NETWORK_ERROR'), dialogOpened('save')],
  },
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    const favorite = dialog.getByRole('button', { name: 'Favorite' });
    await expect(favorite).toHaveAttribute('aria-disabled', 'true');
    await expect(favorite).toHaveAccessibleDescription(/^Unable to check whether you are friends/);
    await userEvent.click(favorite);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false'),
    );
  },
};

/** While the request is pending, the entry shows why it takes no other tap. */
export const FavoriteOnItsWay: Story = {
  tags: ['test-only'],
  args: {
    ...without,
    relation: { friendshipType: 'friend', favorite: 'false' },
    answer: (request) =>
      request.method === 'PUT' ? new Promise<Response>(() => undefined) : answer(request),
  },
  play: async ({ canvas }) => {
    const favorite = (await sheet(canvas)).getByRole('button', { name: 'Favorite' });
    await userEvent.click(favorite);
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');
    await expect(favorite).toHaveAttribute('aria-busy', 'true');
  },
};

export const KeepIsFull: Story = {
  args: {
    ...without,
    answer: (request) =>
      request.method === 'POST' && request.url.includes('/v1/keep')
        ? Response.json({ code: 810, message: 'full' }, { status: 413 })
        : answer(request),
  },
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    const keep = dialog.getByRole('button', { name: 'Save to Keep' });
    await userEvent.click(keep);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(/There is not enough storage space left in Keep/),
    );
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
  },
};

export const FollowsTooMany: Story = {
  args: {
    ...without,
    answer: (request) =>
      request.method === 'POST'
        ? Response.json({ statusCode: 'FOLLOW_LIMIT', message: 'full' }, { status: 409 })
        : answer(request),
  },
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    const follow = dialog.getByRole('button', { name: 'Follow' });
    await userEvent.click(follow);
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'Unable to follow this account. You can only follow up to 5,000 accounts.',
      ),
    );
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Opening it keeps nothing if the visitor is unknown, and sends nobody to a login. */
export const InABrowser: Story = {
  args: { origin: 'web', platform: 'Desktop', relation: undefined },
  play: async ({ canvas }) => {
    const dialog = await save(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save to Keep' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Save Komorebi to Keep in LINE' })).toBeVisible(),
    );
  },
};

/** Without the app's SDK the switches say why they do not work, and a tap offers a retry. */
export const WithoutTheSdk: Story = {
  args: { anonymous: true, relation: undefined, happened: [connectionLost(), dialogOpened('save')] },
  play: async ({ canvas }) => {
    const dialog = await sheet(canvas);
    for (const name of ['Save to Keep', 'Follow']) {
      const button = dialog.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).not.toHaveAttribute('aria-pressed');
      await expect(button).toHaveAccessibleDescription(/^Unable to connect to LINE\./);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save to Keep' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
