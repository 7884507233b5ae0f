import type { CallSetting } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/api-client/schemas';
import { failure, fakeProfileApi } from '@oa-profile/api-client/testing';
import { dialogOpened, noticed } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within, type queries } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import type { SceneOptions } from '../../testing/create-scene.js';
import { PageStory } from '../../testing/page-story.js';
import { linkedPlugins } from '../../testing/linked-plugins.js';
import { ActionBar } from '../action-bar/action-bar.js';

const wholeDay = [{ opens: '00:00', closes: '24:00' }];
const week = (intervals: typeof wholeDay) => ({
  timeZone: 'Asia/Tokyo',
  weekly: Object.fromEntries(
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, intervals]),
  ),
});

/** Open, or closed, on whatever day the story is viewed. */
const always = week(wholeDay);
const never = { ...always, temporarilyClosed: {} };
/** Closed until midnight, which takes many words. */
const atMidnight = week([{ opens: '00:00', closes: '00:01' }]);

const infoOf = (data: object) => [{ type: 'basic-info', id: 'basic-info', data }];
const info = {
  phone: '+81 3-0123-4567',
  hours: always,
  websites: [{ url: 'https://komorebi.example/beans', label: '豆の通信販売' }],
};

/** An API that knows when an account answers. */
const answering = ({
  setting = { enabled: true, acceptance: 'direct' },
  hours = always,
  medianMinutes = 10,
  ...answers
}: Parameters<typeof fakeProfileApi>[0] & {
  setting?: CallSetting;
  hours?: BusinessHours;
  medianMinutes?: number;
} = {}): NonNullable<SceneOptions['answer']> =>
  fakeProfileApi({
    getCallSetting: setting,
    getResponseMode: { mode: 'chat', responseHours: hours },
    getReplyTime: { medianMinutes },
    ...answers,
  }).fetch;

let letAnswer: () => void;
let answersWhenLet: Promise<void>;

const meta = {
  title: 'Profile/Contact dialog',
  component: PageStory,
  args: {
    plugins: linkedPlugins,
    account: { features: ['call'], contentLanguage: 'ja' },
    relation: { friendshipType: 'friend', favorite: 'false' },
    sections: infoOf(info),
    answer: answering(),
    happened: [dialogOpened('contact')],
    children: (
      <>
        <ActionBar />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  // The chat of the stories' account is an address in the page.
  beforeEach: () => history.replaceState(history.state, '', location.pathname + location.search),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function opened(canvas: Canvas): Promise<ReturnType<typeof within<typeof queries>>> {
  const dialog = await canvas.findByRole('dialog', { name: 'Contact Komorebi' });
  await waitFor(() => expect(dialog.querySelector('[aria-busy=false]')).toBeVisible());
  return within(dialog);
}

/** The words of the sheet's entries, in order. */
const entries = (dialog: ReturnType<typeof within<typeof queries>>): string[] =>
  dialog.getAllByRole('listitem').map((item: HTMLElement) =>
    [...item.querySelectorAll('span, a, button')]
      .filter((part) => part.childElementCount === 0 && part.textContent && !part.closest('[aria-hidden]'))
      .map(({ textContent }) => textContent)
      .join(' | '),
  );

/** What works best now is first, and says why. */
export const EverythingWorks: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(entries(dialog)).toEqual([
      'Chat | Best right now | Usually replies to messages within 10 minutes',
      'Call in LINE | Available now\u00a0· 24 hours',
      'Phone | +81 3-0123-4567\u00a0· Available now',
      'Reserve | Available at any time',
      '豆の通信販売 | komorebi.example | Opens in a new tab',
    ]);
    const chat = dialog.getByRole('link', { name: 'Chat' });
    await expect(chat).toHaveAttribute('href', '#chat');
    await expect(chat).toHaveAccessibleDescription(/^Best right now Usually replies/);
    await expect(dialog.getByRole('link', { name: 'Phone' })).toHaveAttribute('href', 'tel:+81301234567');
    await expect(dialog.getByRole('link', { name: 'Reserve' })).toHaveAttribute('href', '/@komorebi/sample');
    await expect(dialog.getByRole('link', { name: '豆の通信販売' })).toHaveAttribute('target', '_blank');
  },
};

export const Closed: Story = {
  args: { answer: answering({ hours: never }), sections: infoOf({ ...info, hours: never }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(entries(dialog)[0]).toBe('Reserve | Best right now | Available at any time');
    await expect(entries(dialog)).toContain('Chat | Unavailable for now');
  },
};

/** The call flow is behind its entry, and leads back. */
export const CallsAndComesBack: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Call in LINE' }));
    const call = within(await canvas.findByRole('dialog', { name: 'Call Komorebi' }));
    await userEvent.click(await call.findByRole('button', { name: 'Other ways to contact' }));
    await opened(canvas);
  },
};

/** The entry says all that the tap does: it adds the account, and opens the chat. */
export const StrangerAddsAndChats: Story = {
  args: { relation: { friendshipType: 'unspecified', favorite: 'unknown' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const chat = dialog.getByRole('button', { name: 'Add friend and chat' });
    await expect(chat).toHaveAccessibleDescription(/^Usually replies/);
    await userEvent.click(chat);
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Chat' })).toBeVisible());
    // The link has replaced the tapped button: the focus stays in the sheet.
    await expect(dialog.getByRole('heading')).toHaveFocus();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('was added as a friend'));
    await expect(location.hash).toBe('#chat');
  },
};

/** Nobody answers: a message can be left, once the account is a friend. Nothing else is called better than that. */
export const StrangerOutsideTheHours: Story = {
  args: {
    plugins: [],
    relation: { friendshipType: 'unspecified', favorite: 'unknown' },
    answer: answering({ hours: atMidnight }),
    sections: infoOf({ ...info, hours: atMidnight }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const [chat, website, call] = entries(dialog);
    await expect(chat).toMatch(/^Add friend and chat \| Leave a message · replies from 12:00.AM/);
    await expect(website).toBe('豆の通信販売 | komorebi.example | Opens in a new tab');
    await expect(call).toMatch(/^Call in LINE \| Add this account as a friend first\u00a0· available from/);
  },
};

export const BlockedUnblocksAndChats: Story = {
  args: { relation: { friendshipType: 'friendBlocked', favorite: 'unknown' } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock and chat' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Chat' })).toBeVisible());
    await expect(location.hash).toBe('#chat');
  },
};

/** Unblocking makes no friend of it: adding it is another decision. */
export const BlockedRecommendationIsOnlyUnblocked: Story = {
  args: {
    relation: { friendshipType: 'recommendBlocked', favorite: 'unknown' },
    answer: answering({ updateFriendship: { friendshipType: 'recommend', favorite: 'unknown' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const unblock = dialog.getByRole('button', { name: 'Unblock' });
    await expect(unblock).toHaveAccessibleDescription('Then you can add it as a friend and chat');
    await userEvent.click(unblock);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add friend and chat' })).toBeVisible());
    await expect(location.hash).toBe('');
  },
};

export const AddingFails: Story = {
  args: {
    relation: { friendshipType: 'friendBlocked', favorite: 'unknown' },
    answer: answering({
      updateFriendship: failure('HTTP_ABNORMAL'),
      getRelation: failure('HTTP_ABNORMAL'),
    }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Unblock and chat' }));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('Unable to unblock this account.'),
    );
    await expect(dialog.getByRole('button', { name: 'Unblock and chat' })).toBeVisible();
    await expect(location.hash).toBe('');
  },
};

const askedFor: string[] = [];

/** The sheet has just been told all that the call flow needs: nobody waits for it twice. */
export const TheCallAsksForNothingAgain: Story = {
  tags: ['test-only'],
  args: {
    answer: (request) => {
      askedFor.push(request.url);
      return answering({ setting: { enabled: true, acceptance: 'direct' } })(request);
    },
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const before = askedFor.length;
    await userEvent.click(dialog.getByRole('button', { name: 'Call in LINE' }));
    const call = await canvas.findByRole('dialog', { name: 'Call Komorebi' });
    await expect(await within(call).findByRole('link', { name: /Call/ })).toBeVisible();
    await expect(askedFor.slice(before)).toEqual([]);
  },
};

/** The page says it, and it has nothing to do with what the sheet is opened for. */
export const SaysNothingOfWhatFailedBefore: Story = {
  tags: ['test-only'],
  args: {
    happened: [
      noticed({ tone: 'failure', keys: ['failed.addFriend', 'error.general'] }),
      dialogOpened('contact'),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.queryByText(/Unable to add/)).toBeNull();
  },
};

export const InABrowserOnADesktop: Story = {
  args: { origin: 'web', platform: 'Desktop', relation: undefined },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByRole('button', { name: 'Call in LINE' })).toHaveAccessibleDescription(
      /^In LINE on your phone/,
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add friend and chat' }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Add Komorebi as a friend' })).toBeVisible(),
    );
  },
};

/** Calls that are not taken have no button. */
export const TakesNoCalls: Story = {
  args: { answer: answering({ setting: { enabled: false, acceptance: 'direct' } }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(entries(dialog)).toContain('Call in LINE | Doesn’t accept calls');
    await expect(dialog.queryByRole('button', { name: 'Call in LINE' })).toBeNull();
  },
};

const movesNothing = (answer: ReturnType<typeof answering>): Story => ({
  tags: ['test-only'],
  args: { answer: (request) => answersWhenLet.then(() => answer(request)) },
  beforeEach() {
    answersWhenLet = new Promise((resolve) => {
      letAnswer = resolve;
    });
  },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: /Komorebi/ });
    await waitFor(() => expect(sheet.querySelector('[aria-busy=true]')).toBeInTheDocument());
    const places = (): unknown[] =>
      within(sheet)
        .getAllByRole('listitem')
        .map((row) => [within(row).getAllByText(/./)[0]?.textContent, row.getBoundingClientRect().y]);
    const before = places();
    letAnswer();
    await waitFor(() => expect(sheet.querySelector('[aria-busy=false]')).toBeVisible());
    await expect(places()).toEqual(before);
  },
});

/** What a visitor is about to tap must not move. */
export const NothingMovesWhenItFills: Story = movesNothing(answering());

const closed = movesNothing(answering({ hours: atMidnight }));

/** When nobody answers, the opening time takes more lines. */
export const NothingMovesWhenClosed: Story = {
  ...closed,
  globals: { language: 'id', viewport: { value: 'small', isRotated: false } },
  args: {
    ...closed.args,
    relation: { friendshipType: 'unspecified', favorite: 'unknown' },
    sections: infoOf({ ...info, hours: atMidnight }),
  },
};

/** The mark of the best channel appears late, and makes no line higher. */
export const MarkTakesNoRoom: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const [head, other] = dialog.getAllByRole('listitem').map((entry) => entry.querySelector('div > div'));
    await expect(head).toHaveTextContent('Best right now');
    await expect(head?.getBoundingClientRect().height).toBe(other?.getBoundingClientRect().height);
  },
};

/** A telephone need not wait for a server. */
export const ServerDoesNotAnswer: Story = {
  args: { answer: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(entries(dialog)).toEqual([
      'Chat',
      'Call in LINE',
      'Phone | +81 3-0123-4567\u00a0· Available now',
      'Reserve | Available at any time',
      '豆の通信販売 | komorebi.example | Opens in a new tab',
    ]);
  },
};

export const ServerFails: Story = {
  args: { answer: () => new Response('', { status: 500 }) },
  play: async ({ canvas }) => {
    await expect(entries(await opened(canvas))).toHaveLength(5);
  },
};

/** An account with only a chat has no contact button: the chat is the main action. */
export const NothingButAChat: Story = {
  args: { plugins: [], account: { features: [] }, sections: [], happened: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Chat' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Contact' })).toBeNull();
  },
};

let asked = 0;

export const OpensAgainAsItWas: Story = {
  tags: ['test-only'],
  args: {
    happened: [],
    answer: (request) => {
      asked += 1;
      return answering()(request);
    },
  },
  beforeEach() {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const open = async (): Promise<HTMLElement> => {
      await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
      return canvas.findByRole('dialog', { name: 'Contact Komorebi' });
    };
    const first = entries(await open().then(() => opened(canvas)));
    await expect(asked).toBe(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    // There is no waiting.
    await expect(entries(within(await open()))).toEqual(first);
    await expect(asked).toBe(3);
  },
};
