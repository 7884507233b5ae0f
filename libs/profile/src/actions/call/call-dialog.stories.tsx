import type { FriendshipType, CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import { fakeProfileApi } from '@oa-profile/api-client/testing';
import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within, type queries } from 'storybook/test';
import { ActionBar } from '../../surface/action-bar/action-bar.js';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { arrivedDialog } from '../../testing/arrived-dialog.js';
import { openedDialog } from '../../testing/opened-dialog.js';
import type { SceneOptions } from '../../testing/create-scene.js';
import { PageStory } from '../../testing/page-story.js';
import { settingsFailed } from './call-settings-slice.js';

const never: ResponseModeSetting = {
  mode: 'chat',
  responseHours: { timeZone: 'Asia/Tokyo', weekly: {}, temporarilyClosed: {} },
};

/** An account that takes calls from this visitor in this way. */
function answering({
  setting = { enabled: true, acceptance: 'direct' },
  responseMode = { mode: 'bot' },
  medianMinutes,
}: { setting?: CallSetting; responseMode?: ResponseModeSetting; medianMinutes?: number } = {}): NonNullable<
  SceneOptions['answer']
> {
  return fakeProfileApi({
    getCallSetting: setting,
    getResponseMode: responseMode,
    getReplyTime: { medianMinutes },
  }).fetch;
}

const from = (friendshipType: FriendshipType) => ({ friendshipType, favorite: 'unknown' }) as const;

const meta = {
  title: 'Profile/Call dialog',
  component: PageStory,
  args: {
    account: { features: ['call'] },
    relation: from('friend'),
    answer: answering(),
    happened: [dialogOpened('call')],
    children: (
      <>
        <ActionBar />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opened = (canvas: Canvas): ReturnType<typeof openedDialog> => openedDialog(canvas, 'Call Komorebi');

const otherWays = 'Other ways to contact';

/** The choices of a pop-up, except closing it and the other channels, which are always there. */
function choices(dialog: ReturnType<typeof within<typeof queries>>): (string | null)[] {
  const all = [...dialog.queryAllByRole('link'), ...dialog.queryAllByRole('button')]
    .map(({ textContent }) => textContent)
    .filter(Boolean);
  if (!all.includes(otherWays)) throw new Error('A dead end');
  return all.filter((name) => name !== otherWays);
}

export const Ready: Story = {
  args: { answer: answering({ medianMinutes: 25 }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByRole('link', { name: 'Call now' })).toHaveAttribute('href', '#call');
    await expect(await dialog.findByText('Usually replies to messages within 25 minutes')).toBeVisible();
    await expect(choices(dialog)).toEqual(['Call now', 'Send a chat message']);
  },
};

export const OutsideHours: Story = {
  args: { answer: answering({ responseMode: never, medianMinutes: 240 }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByText(/outside its response hours/)).toBeVisible());
    await expect(await dialog.findByText('Usually replies to messages within 4 hours')).toBeVisible();
    await expect(choices(dialog)).toEqual(['Send a chat message', 'Call anyway']);
  },
};

export const OnRequestOnly: Story = {
  args: { answer: answering({ setting: { enabled: true, acceptance: 'byRequest' }, medianMinutes: 25 }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByText(/accepts calls by request/)).toBeVisible());
    await expect(choices(dialog)).toEqual(['Send a chat message']);
    // The way on, and not one beside another.
    const [chat, primary] = [
      dialog.getByRole('link', { name: 'Send a chat message' }),
      canvas.getByRole('link', { name: 'Chat', hidden: true }),
    ].map((element) => getComputedStyle(element).backgroundColor);
    await expect(chat).toBe(primary);
    const reply = await dialog.findByText('Usually replies to messages within 25 minutes');
    await expect(reply.getBoundingClientRect().top).toBeGreaterThan(
      dialog.getByText(/accepts calls by request/).getBoundingClientRect().bottom,
    );
  },
};

export const StrangerAddsAndCalls: Story = {
  args: { relation: from('unspecified') },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByText('Add this account as a friend to call it.')).toBeVisible());
    await expect(choices(dialog)).toEqual(['Add friend']);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add friend' }));
    await waitFor(() => expect(choices(dialog)).toEqual(['Call now', 'Send a chat message']));
    await expect(dialog.queryByText(/as a friend to call/)).toBeNull();
  },
};

export const BlockedUnblocksAndCalls: Story = {
  args: { relation: from('friendBlocked') },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(choices(dialog)).toEqual(['Call now', 'Send a chat message']));
  },
};

export const AppTooOld: Story = {
  args: {
    host: { getAppVersion: () => '12.0.0' },
    answer: answering({ setting: { enabled: true, acceptance: 'direct', minimumAppVersion: '13.4.0' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByRole('link', { name: 'Update LINE' })).toHaveAttribute(
      'href',
      'https://app.example/update',
    );
    await expect(choices(dialog)).toEqual(['Update LINE', 'Send a chat message']);
  },
};

/** Even if nothing is known, the other channels are a tap away. */
export const FailsAndLeadsToOtherWays: Story = {
  args: { answer: () => new Response('', { status: 500 }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: otherWays }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Contact Komorebi' })).toBeVisible());
  },
};

export const TakesNoCalls: Story = {
  args: {
    relation: from('unspecified'),
    answer: answering({ setting: { enabled: false, acceptance: 'direct' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() => expect(dialog.getByText('This account doesn’t accept calls.')).toBeVisible());
    // A visitor who is not a friend cannot chat, either.
    await expect(choices(dialog)).toEqual([]);
  },
};

export const AnonymousGoesToTheApp: Story = {
  args: { origin: 'web', platform: 'Desktop', relation: undefined },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: /^Add friend on\sLINE$/ }));
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Add Komorebi as a friend' })).toBeVisible(),
    );
  },
};

export const Loading: Story = {
  args: { answer: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText('Loading…')).toBeInTheDocument();
    await expect(choices(dialog)).toEqual([]);
  },
};

let failures = 1;
export const FailsAndIsTriedAgain: Story = {
  tags: ['test-only'],
  args: {
    answer: (request) => (failures-- > 0 ? new Response('', { status: 500 }) : answering()(request)),
  },
  beforeEach: () => {
    failures = 3;
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await waitFor(() =>
      expect(dialog.getByText('An error occurred. Please wait a while and then try again.')).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Call now' })).toBeVisible());
  },
};

const alerts = new Set<string>();

/** What failed when it was open before is no answer to the tap that opens it now. */
export const OpenedAgainAfterAFailure: Story = {
  tags: ['test-only'],
  args: {
    happened: [settingsFailed({ attempt: 0, code: 'HTTP_ABNORMAL' }), dialogOpened('call')],
  },
  beforeEach() {
    alerts.clear();
    const seen = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=alert]')) alerts.add(textContent);
    });
    seen.observe(document.body, { childList: true, subtree: true });
    return () => seen.disconnect();
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await dialog.findByRole('link', { name: 'Call now' });
    await expect([...alerts].filter(Boolean)).toEqual([]);
  },
};

export const LongThai: Story = {
  globals: { language: 'th' },
  args: {
    account: {
      features: ['call'],
      name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานครและปริมณฑลสาขาสะพานพระรามแปด',
    },
    answer: answering({ responseMode: never, medianMinutes: 90 }),
  },
  play: async ({ canvas }) => {
    const dialog = await arrivedDialog(canvas);
    await waitFor(() => expect(within(dialog).getByRole('link', { name: 'โทรต่อ' })).toBeVisible());
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const inLinks = {
  appLinks: {
    addFriend: '#add',
    chat: '#chat/',
    chatWithText: '#chat/{text}',
    call: '#call',
    open: '#open',
    update: '#update',
  },
};

/** The chat opens with the request in the account's own language. */
export const AsksForTheCallInTheChat: Story = {
  tags: ['test-only'],
  args: {
    account: { features: ['call'], countryCode: undefined, contentLanguage: 'ja-JP' },
    page: inLinks,
    answer: answering({ setting: { enabled: true, acceptance: 'byRequest' } }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const chat = await dialog.findByRole('link', { name: 'Send a chat message' });
    await waitFor(() =>
      expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toBe(
        '#chat/こんにちは。お電話でお話しできますか。',
      ),
    );
  },
};

export const AsksForNoCallWhereNoneIsTaken: Story = {
  tags: ['test-only'],
  args: { page: inLinks, answer: answering({ setting: { enabled: false, acceptance: 'direct' } }) },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(await dialog.findByRole('link', { name: 'Send a chat message' })).toHaveAttribute(
      'href',
      '#chat/',
    );
  },
};
