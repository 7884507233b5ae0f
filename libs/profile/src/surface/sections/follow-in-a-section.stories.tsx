import { dialogOpened, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { defineTexts, languages, type Language } from '@oa-profile/i18n';
import { defineSection, type ActionProps, type PluginSection } from '@oa-profile/plugin-sdk';
import { Button } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { object } from 'valibot';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { PageStory } from '../../testing/page-story.js';
import { SectionList } from './section-list.js';

function FollowAction({ context: { follow, emit } }: ActionProps<object>): ReactElement | null {
  if (!follow) return null;
  return (
    <Button
      aria-pressed={follow.isFollowing}
      pending={follow.pending}
      onClick={() => emit({ type: 'follow', follow: !follow.isFollowing })}
    >
      {`${follow.isFollowing ? 'Following' : 'Follow'} (${follow.followers})`}
    </Button>
  );
}

const load = () => Promise.resolve({ title: 'Posts' });
const postsPlugin: PluginSection<object> = defineSection({
  type: 'posts',
  texts: defineTexts(
    'sample-posts',
    Object.fromEntries(languages.map((language) => [language, load])) as Record<Language, typeof load>,
  ),
  schema: object({}),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => <p>What there is to read.</p>,
  Action: FollowAction,
  showsFollow: true,
});

function OpenSave(): ReactElement {
  const dispatch = useProfileDispatch();
  return <Button onClick={() => dispatch(dialogOpened('save'))}>Save</Button>;
}

/** The platform, with what the visitor has done so far. */
let platform: { isFollowing: boolean; isDown?: boolean; writes: number };

const meta = {
  title: 'Profile/Following in a section',
  component: PageStory,
  tags: ['test-only'],
  args: {
    account: { name: 'Komorebi Coffee', features: ['follow'], followerCount: 41 },
    sections: [{ type: 'posts', id: 'one', pageId: 'home', data: {} }],
    plugins: [{ name: 'posts', section: () => Promise.resolve(postsPlugin) }],
    answer({ method }) {
      if (method !== 'GET') {
        platform.writes += 1;
        if (platform.isDown) return new Response('', { status: 503 });
        platform.isFollowing = method === 'POST';
      }
      const { isFollowing } = platform;
      return Response.json({ result: { isFollowing, following: 3, followers: isFollowing ? 42 : 41 } });
    },
    children: (
      <>
        <OpenSave />
        <SectionList />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  beforeEach() {
    platform = { isFollowing: false, writes: 0 };
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing but the section is shown, so it is the section that brings the state. */
export const TellsAFollower: Story = {
  beforeEach() {
    platform.isFollowing = true;
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Following (42)', pressed: true });
    await userEvent.click(button);
    await canvas.findByRole('button', { name: 'Follow (41)', pressed: false });
    await expect(platform.isFollowing).toBe(false);
  },
};

/** A double tap is one action. The sheet says the same as the section. */
export const SendsOnce: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Follow (41)' }));
    await canvas.findByRole('button', { name: 'Following (42)', pressed: true });
    await waitFor(() => expect(canvas.getByText(/^You are now following/)).toBeVisible());
    await expect(platform.writes).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const sheet = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Follow', pressed: true })).toBeVisible());
    await expect(sheet.getByText(/42/)).toBeVisible();
  },
};

export const RollsBack: Story = {
  beforeEach() {
    platform.isDown = true;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow (41)' }));
    await waitFor(() => expect(canvas.getByText(/^Unable to follow/)).toBeVisible());
    await canvas.findByRole('button', { name: 'Follow (41)', pressed: false });
  },
};
