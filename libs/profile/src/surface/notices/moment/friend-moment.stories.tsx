import type { Relation } from '@oa-profile/api-client';
import { relationActions, viewShown } from '@oa-profile/plugin-sdk/internal';
import { type SectionOutline, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import type { UnknownAction } from 'redux';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '../../../testing/page-story.js';
import { risen } from '../../../testing/risen.js';
import { voucherSection, type Vouchers } from '../../../testing/voucher-plugin.js';
import { ActionBar } from '../../action-bar/action-bar.js';
import { factTexts } from '../../overview/fact-texts.js';
import { OfferLine } from '../../overview/offer-line.js';
import { SectionList } from '../../sections/section-list.js';
import { Notices } from '../notices.js';
// What is late on a page is here: no story hangs on how quick a machine is.
import './friend-moment.js';
import { momentTexts } from './moment-texts.js';

const forAll = { id: 'v-0', name: 'Tea for all', used: false };
const forFriends = { id: 'v-1', name: '100 yen off a hand drip', used: false, forFriends: true };
const outline: SectionOutline[] = [
  {
    id: 'voucher',
    type: 'voucher',
    title: 'Vouchers',
    highlights: [{ kind: 'offer', text: 'What everybody is offered', itemId: 'v-0' }],
  },
];

const nobody = (): void => undefined;
const stranger: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };
const friend: Relation = { friendshipType: 'friend', favorite: 'false' };

/** An API whose vouchers these are, and that answers a change of the relation so. */
const answering =
  (items: Vouchers['items'], changed: () => Response = () => Response.json({ result: friend })) =>
  ({ method, url }: Request): Response => {
    if (method === 'POST') return changed();
    return Response.json({ result: url.includes('relation') ? stranger : { items } });
  };

const meta = {
  title: 'Profile/Becoming a friend',
  component: PageStory,
  args: {
    relation: stranger,
    answer: answering([forFriends, forAll]),
    sections: [{ type: 'voucher', id: 'voucher', pageId: 'home', data: { items: [forAll] } }],
    page: { outline },
    plugins: [{ name: 'voucher', section: () => Promise.resolve(voucherSection) }],
    children: (
      <>
        <OfferLine onInteractive={nobody} />
        <SectionList />
        <ActionBar />
        <Notices />
      </>
    ),
  },
  parameters: { texts: [factTexts, momentTexts], docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Something that happens beside the message. */
function Go({ label, action }: { label: string; action: UnknownAction }): ReactElement {
  const dispatch = useProfileDispatch();
  return <button onClick={() => dispatch(action)}>{label}</button>;
}

type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

/** The visitor's own vouchers are there, as for a stranger. */
const addFriend = async (canvas: Canvas, name = 'Add friend'): Promise<void> => {
  await canvas.findByRole('link', { name: /Tea for all/ });
  await userEvent.click(canvas.getByRole('button', { name }));
};

/** The message is there, and nothing moves any more. */
const told = async (canvas: Canvas, text: string | RegExp): Promise<void> => {
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text), { timeout: 5000 });
  await risen(document.body);
};

/** Whoever has become a friend is told what they can have now, and the offer line has it, too. */
export const SomethingToBeGladOf: Story = {
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, 'You’re friends now, and can use “100 yen off a hand drip (friend)”.');
    const show = canvas.getByRole('link', { name: 'Show it' });
    await expect(show).toHaveAttribute('href', '/@komorebi/voucher/v-1');
    await expect(canvas.getByRole('link', { name: /100 yen off a hand drip/ })).toBeVisible();
    // It is no message that hides itself while somebody reads.
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Whoever lifts a block is told of it alike. */
export const Unblocked: Story = {
  args: { relation: { friendshipType: 'friendBlocked', favorite: 'unknown' } },
  play: async ({ canvas }) => {
    await addFriend(canvas, 'Unblock');
    await told(canvas, 'You’re friends now');
  },
};

const plain = /^Komorebi was added as a friend\.$/;

/** A name as long as a name may be is told by its beginning: a phone is not covered with it. */
export const LongName: Story = {
  tags: ['test-only'],
  args: { answer: answering([{ ...forFriends, name: 'Yen off a drip '.repeat(33) }, forAll]) },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, /can use “Yen off .{50,90}…”/);
    await expect(canvas.getByRole('status').clientHeight).toBeLessThan(300);
  },
};

/** Where nothing is for friends alone, the message says what has happened. */
export const NothingForFriends: Story = {
  args: { answer: answering([forAll]) },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, plain);
    await expect(canvas.queryByRole('link', { name: 'Show it' })).toBeNull();
  },
};

/** What they have used already is nothing new. */
export const UsedAlready: Story = {
  tags: ['test-only'],
  args: { answer: answering([{ ...forFriends, used: true }, forAll]) },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, plain);
  },
};

/** While they look at just that voucher, nothing has to be shown. */
export const LookingAtIt: Story = {
  tags: ['test-only'],
  args: { page: { outline, initialView: { name: 'item', plugin: 'voucher', itemId: 'v-1' } } },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, plain);
  },
};

/** Whoever finds that voucher by another way has no message about it over what they look at. */
export const FoundByAnotherWay: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <>
        {meta.args.children}
        <Go label="Another view" action={viewShown({ name: 'section', plugin: 'voucher' })} />
        <Go label="The voucher" action={viewShown({ name: 'item', plugin: 'voucher', itemId: 'v-1' })} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, 'You’re friends now');
    await userEvent.click(canvas.getByRole('button', { name: 'Another view' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You’re friends now');
    await userEvent.click(canvas.getByRole('button', { name: 'The voucher' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Whoever blocks the account elsewhere is not told any longer that they are friends. */
export const NoFriendAnyMore: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <>
        {meta.args.children}
        <Go
          label="Block it elsewhere"
          action={relationActions.loadSucceeded({ friendshipType: 'friendBlocked', favorite: 'unknown' })}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await told(canvas, 'You’re friends now');
    await userEvent.click(canvas.getByRole('button', { name: 'Block it elsewhere' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Whom the server does not make a friend is promised nothing. */
export const NotAFriend: Story = {
  tags: ['test-only'],
  args: {
    relation: { friendshipType: 'recommendBlocked', favorite: 'unknown' },
    answer: answering([forFriends, forAll], () =>
      Response.json({ result: { friendshipType: 'recommend', favorite: 'unknown' } }),
    ),
  },
  play: async ({ canvas }) => {
    await addFriend(canvas, 'Unblock');
    await told(canvas, /^Komorebi has been unblocked\.$/);
    await expect(canvas.getByRole('link', { name: /Tea for all/ })).toBeVisible();
  },
};

/** A failure promises nothing either, and the offer is a stranger's again. */
export const Failed: Story = {
  tags: ['test-only'],
  args: { answer: answering([forFriends, forAll], () => new Response('', { status: 500 })) },
  play: async ({ canvas }) => {
    await addFriend(canvas);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Unable to add'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('link', { name: /Tea for all/ })).toBeVisible();
  },
};
