import type { FriendshipType } from '@oa-profile/api-client';
import { friendshipTypes } from '@oa-profile/api-client/internal';
import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { PageStory } from '../../testing/page-story.js';
import { ActionBar } from '../action-bar/action-bar.js';
import { ShortcutsSlot } from '../shortcuts/shortcuts-slot.js';

/** What each request changes, and the words of which one must be on the control that sends it. */
const changes = [
  { method: 'POST', path: /\/relation$/, body: /addFriend/, says: /add friend/i },
  { method: 'POST', path: /\/relation$/, body: /unblock/, says: /unblock/i },
  { method: 'PUT', path: /\/relation$/, body: /./, says: /favorite/i },
  { method: 'POST', path: /\/follow$/, body: /^/, says: /follow/i },
  { method: 'POST', path: /\/keep/, body: /^/, says: /keep|save/i },
];

/** What a tap sends is sent in the next turns of the loop. If one takes longer, the story sees less, and is not red. */
const LONGER_THAN_SENDING_MS = 60;

let sent: { method: string; path: string; body: string }[] = [];

async function answer(request: Request): Promise<Response> {
  const { method, url } = request;
  const path = new URL(url).pathname;
  if (method !== 'GET') sent.push({ method, path, body: await request.clone().text() });
  if (path.endsWith('/oacall/setting'))
    return Response.json({ result: { enabled: true, acceptance: 'direct' } });
  if (path.endsWith('/response-mode/setting')) return Response.json({ result: { mode: 'chat' } });
  if (path.endsWith('/reply-time')) return Response.json({ result: { medianMinutes: 10 } });
  if (path.includes('/keep'))
    return Response.json({ code: 0, message: 'ok', result: { kept: method === 'POST' } });
  if (path.endsWith('/follow'))
    return Response.json({ result: { isFollowing: false, following: 3, followers: 4310 } });
  // The relation is not asked for: it stays what the story says.
  return new Response('', { status: 500 });
}

interface PageOf {
  friendshipType: FriendshipType;
  dialog: 'contact' | 'call' | undefined;
}

let show: (page: PageOf) => void;

/** One page after the other, each as if nothing had been tapped before. */
function Pages(): ReactElement {
  const [{ round, friendshipType, dialog }, setPage] = useState<PageOf & { round: number }>({
    round: 0,
    friendshipType: 'unspecified',
    dialog: undefined,
  });
  useEffect(() => {
    show = (page) => setPage((before) => ({ ...page, round: before.round + 1 }));
  }, []);
  return (
    <PageStory
      key={round}
      account={{ features: ['call', 'keep', 'follow', 'share'], followerCount: 4310 }}
      relation={{ friendshipType, favorite: friendshipType === 'friend' ? 'false' : 'unknown' }}
      happened={dialog ? [dialogOpened(dialog)] : []}
      answer={answer}
    >
      <ActionBar />
      <ShortcutsSlot />
      <Dialogs />
    </PageStory>
  );
}

const meta = { title: 'Profile/What controls change', component: Pages } satisfies Meta<typeof Pages>;
export default meta;

/** Whatever a tap changes for the visitor, its label says so, in every relation, on the page and in its pop-ups. */
export const EveryControlSaysIt: StoryObj<typeof meta> = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    /** The controls that can be tapped, once those of the pop-up are there. */
    async function controls(page: PageOf): Promise<HTMLElement[]> {
      show(page);
      await waitFor(() => expect(canvas.queryAllByRole('dialog')).toHaveLength(page.dialog ? 1 : 0));
      const found = await canvas.findAllByRole('button');
      if (page.dialog) await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
      return page.dialog ? canvas.getAllByRole('button') : found;
    }
    const unsaid: string[] = [];
    const met = new Set<RegExp>();
    for (const friendshipType of friendshipTypes)
      for (const dialog of [undefined, 'contact', 'call'] as const) {
        const { length } = await controls({ friendshipType, dialog });
        for (let index = 0; index < length; index += 1) {
          const control = (await controls({ friendshipType, dialog }))[index];
          if (!control) continue;
          const label = `${control.getAttribute('aria-label') ?? ''} ${control.textContent}`;
          sent = [];
          await userEvent.click(control);
          await new Promise((resolve) => setTimeout(resolve, LONGER_THAN_SENDING_MS));
          for (const { method, path, body } of sent) {
            const change = changes.find(
              (each) => each.method === method && each.path.test(path) && each.body.test(body),
            );
            if (change) met.add(change.says);
            if (!change?.says.test(label))
              unsaid.push(`${friendshipType}: "${label.trim()}" sends ${method} ${path} ${body}`);
          }
        }
      }
    await expect(unsaid).toEqual([]);
    // Otherwise the story has tapped nothing of what it is about.
    await expect([...met]).toEqual(expect.arrayContaining(changes.slice(0, 3).map(({ says }) => says)));
  },
};
