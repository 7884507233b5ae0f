import { type StoryCanvas, playEmpty, playFailure, playSummary } from '@oa-profile/plugin-sdk/stories';
import { PagedSectionStory, SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { couponSection } from './section.js';
import type { Coupon, Coupons } from './data.js';

const dripCoffee = {
  url: new URL('./pictures/drip-coffee.stories.svg', import.meta.url).href,
  width: 960,
  height: 720,
  alt: 'ハンドドリップの珈琲',
};
const cheesecake = {
  url: new URL('./pictures/cheesecake.stories.svg', import.meta.url).href,
  width: 960,
  height: 720,
  alt: 'チーズケーキ一切れ',
};

const november = { startsAt: '2026-11-01T00:00:00+09:00', endsAt: '2026-11-30T23:59:00+09:00' };

const firstCup: Coupon = {
  ...november,
  id: 'first-cup',
  name: 'ハンドドリップ一杯100円引き',
  guide:
    'お会計の前に、この画面を店員にお見せください。\nお一人さま一回、一杯に限ります。ほかの割引とは併用できません。\n\n対象の豆は https://example.com/beans をご覧ください。',
  kind: 'discount',
  picture: dripCoffee,
  usage: 'once',
  friendsOnly: true,
  used: false,
};
const cakeDraw: Coupon = {
  ...november,
  id: 'cake-draw',
  name: '三時のくじ：当たればチーズケーキを一切れ',
  guide: '当選された方は、当日の15時から16時にお使いください。数に限りがあります。',
  kind: 'free',
  picture: cheesecake,
  endsAt: '2026-11-24T00:00:00+09:00',
  usage: 'once',
  lotteryPercent: 20,
  friendsOnly: false,
  used: false,
};
const ownCup: Coupon = {
  ...november,
  id: 'own-cup',
  name: 'マイカップご持参で30円キャッシュバック',
  kind: 'cashback',
  endsAt: '2027-03-31T20:00:00+09:00',
  usage: 'unlimited',
  friendsOnly: false,
  used: true,
};
const winterBeans: Coupon = {
  ...november,
  id: 'winter-beans',
  name: '冬のブレンド発売記念：ドリップバッグをひとつ',
  kind: 'gift',
  startsAt: '2026-12-01T00:00:00+09:00',
  endsAt: '2026-12-25T23:59:00+09:00',
  usage: 'once',
  friendsOnly: false,
  used: false,
};
const toast: Coupon = { ...firstCup, id: 'toast', name: '厚切りトースト50円引き', used: true };
const autumn: Coupon = {
  ...cakeDraw,
  id: 'autumn',
  name: '栗のタルト10％引き',
  kind: 'discount',
  startsAt: '2026-10-01T00:00:00+09:00',
  endsAt: '2026-10-31T23:59:00+09:00',
  lotteryPercent: undefined,
};

const coupons: Coupons = { items: [toast, autumn, firstCup, cakeDraw, winterBeans, ownCup] };

const many: Coupons = {
  items: Array.from({ length: 200 }, (_, index) => ({
    ...ownCup,
    id: `number-${index + 1}`,
    name: `${index + 1}枚目のクーポン`,
  })),
};

const stranger = { friendshipType: 'unspecified', favorite: 'false' } as const;
const blocked = { friendshipType: 'friendBlocked', favorite: 'false' } as const;

const meta = {
  title: 'Plugins/Coupon',
  component: SectionStory,
  args: { section: couponSection, data: coupons },
  parameters: { texts: [couponSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list item of a coupon. */
function ticketOf(canvas: StoryCanvas, name: string): HTMLElement {
  const item = canvas.getByRole('link', { name }).closest('li');
  if (!item) throw new Error(`'${name}' is not in the list`);
  return item;
}

/** As read at a computer, which the stories' browser is. */
const toTheStaff = 'Open this coupon on your phone and show it to the staff.';

async function expectNoCounter(canvas: StoryCanvas): Promise<void> {
  await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Show at the counter' })).toBeNull();
}

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Coupons' })).toBeVisible();
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(
      [firstCup, ownCup, cakeDraw, winterBeans, toast, autumn].map(({ name }) => name),
    );

    const first = within(ticketOf(canvas, firstCup.name));
    await expect(first.getByText('Discount')).toBeVisible();
    await expect(first.getByText('Friends only')).toBeVisible();
    await expect(first.getByText('Until Nov 30, 2026')).toBeVisible();
    await expect(first.getByText('Single use')).toBeVisible();
    await expect(first.getByRole('img', { name: 'ハンドドリップの珈琲' })).toBeVisible();
    await expect(first.queryByRole('button')).toBeNull();

    const draw = within(ticketOf(canvas, cakeDraw.name));
    await expect(draw.getByText('2 days left')).toBeVisible();
    await expect(draw.getByText('Prize draw: 20% chance')).toBeVisible();
    // It ends at midnight, so its last day is the one before.
    await expect(draw.getByText('Until Nov 23, 2026')).toBeVisible();

    await expect(within(ticketOf(canvas, winterBeans.name)).getByText(/^From Tue,\sDec\s1$/)).toBeVisible();
    await expect(within(ticketOf(canvas, toast.name)).getByText('Used')).toBeVisible();
    await expect(within(ticketOf(canvas, autumn.name)).getByText('Expired')).toBeVisible();
    // An unlimited coupon is never used up.
    await expect(within(ticketOf(canvas, ownCup.name)).queryByText('Used')).toBeNull();

    const link = canvas.getByRole('link', { name: firstCup.name });
    await expect(link).toHaveAttribute('href', '/@komorebi/story/first-cup');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openCoupon' });
  },
};

/** The ticket itself offers to add the friend. */
export const NotAFriend: Story = {
  args: { context: { relation: stranger }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const add = within(ticketOf(canvas, firstCup.name)).getByRole('button', { name: 'Add friend' });
    await expect(add).toHaveAccessibleDescription(firstCup.name);
    await userEvent.click(add);
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'addFriend',
      item: { id: firstCup.id, title: firstCup.name },
    });
    // The button disappears as soon as the relation changes.
    await expect(canvas.getByRole('link', { name: firstCup.name })).toHaveFocus();
    // Coupons for everybody have none, nor does one that is used up.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The stub shows the icon of each kind. */
export const WithoutPictures: Story = {
  args: {
    data: {
      items: (['discount', 'free', 'gift', 'cashback', 'other'] as const).map((kind) => ({
        ...ownCup,
        id: kind,
        kind,
        used: false,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    for (const kind of ['Discount', 'Free', 'Gift', 'Cashback', 'Offer'])
      await expect(canvas.getByText(kind)).toBeVisible();
  },
};

export const PictureThatFails: Story = {
  args: {
    data: {
      items: [
        { ...firstCup, picture: { ...dripCoffee, url: `${window.location.origin}/no-such-picture.png` } },
        { ...cakeDraw, picture: { ...cheesecake, url: 'javascript:alert(1)' } },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'ハンドドリップの珈琲' })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const Many: Story = {
  args: { data: many },
  play: async ({ canvas }) => {
    const showAll = canvas.getByText('Show 170 more');
    const hidden = canvas.getByText('31枚目のクーポン');
    await expect(canvas.getByText('30枚目のクーポン')).toBeVisible();
    await expect(hidden).not.toBeVisible();
    await userEvent.click(showAll);
    await expect(hidden).toBeVisible();
    await expect(hidden).toHaveFocus();
    await expect(canvas.getByText('200枚目のクーポン')).toBeVisible();
    await expect(showAll).not.toBeVisible();
  },
};

const [firstPage, lastPage]: [Coupons, Coupons] = [
  { items: [firstCup, cakeDraw, toast], nextCursor: '3' },
  // The third has meanwhile moved to this page.
  { items: [toast, ownCup, winterBeans] },
];

export const Paged: Story = {
  args: { data: firstPage },
  render: (args) => <PagedSectionStory {...args} nextPage={lastPage} />,
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show more coupons' });
    const region = canvas.getByRole('alert');
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-busy', 'true');

    await waitFor(() => expect(region).toHaveTextContent('Unable to load more coupons.'));
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await expect(retry).toHaveFocus();
    await userEvent.click(retry);

    const names = [firstCup, ownCup, cakeDraw, winterBeans, toast].map(({ name }) => name);
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        names,
      ),
    );
    await expect(canvas.queryByRole('button')).toBeNull();
    // The first new one, though older ones come after the new ones.
    await expect(canvas.getByRole('link', { name: ownCup.name })).toHaveFocus();
  },
};

/** What visitors show at the counter. */
export const View: Story = {
  args: { itemId: firstCup.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(toTheStaff)).toBeVisible();
    await expect(canvas.getByText('Nov 1, 2026 – Nov 30, 2026')).toBeVisible();
    await expect(canvas.getByText('Single use')).toBeVisible();
    const guide = canvas.getByText(/お一人さま一回/);
    await expect(guide).toBeVisible();
    await expect(guide.closest('[lang]')).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByRole('link', { name: /example/ })).toHaveAttribute(
      'href',
      'https://example.com/beans',
    );
    await expect(canvas.getByRole('button', { name: 'Show at the counter' })).toBeVisible();
  },
};

/** At a computer the coupon is handed over to the phone first. */
export const ViewAtAComputer: Story = {
  tags: ['test-only'],
  args: { itemId: firstCup.id, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Open on your phone');
    await userEvent.click(canvas.getByRole('button', { name: 'Open on your phone' }));
    const { id, name: title } = firstCup;
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'openOnPhone', item: { id, title } });
  },
};

export const ViewNotAFriend: Story = {
  args: { itemId: firstCup.id, context: { relation: stranger }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Add this account as a friend to use the coupon.')).toBeVisible();
    await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'addFriend',
      item: { id: firstCup.id, title: firstCup.name },
    });
  },
};

export const ViewBlocked: Story = {
  args: { itemId: firstCup.id, context: { relation: blocked } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unblock this account to use the coupon.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Of an anonymous visitor nothing is known: nobody is a winner unless it is said. */
export const ViewOfADraw: Story = {
  args: { itemId: cakeDraw.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 days left')).toBeVisible();
    await expect(canvas.getByText('20%')).toBeVisible();
    await expect(canvas.getByText(/^Only winners can use this coupon\./)).toBeVisible();
    await expect(canvas.getByText('Ask the account.')).toBeVisible();
    await expectNoCounter(canvas);
  },
};

const drawn = (changes: Partial<Coupon>): Story['args'] => ({
  data: { items: [{ ...cakeDraw, drawEntry: 'お会計のときにくじを引いてください。', ...changes }] },
  itemId: cakeDraw.id,
});

export const ViewOfADrawToEnter: Story = {
  args: drawn({ drawState: 'notEntered' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have not entered the draw yet\./)).toBeVisible();
    await expect(canvas.getByText('お会計のときにくじを引いてください。')).toBeVisible();
    await expectNoCounter(canvas);
  },
};

export const ViewOfAnEnteredDraw: Story = {
  args: drawn({ drawState: 'entered' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prize draw: entered')).toBeVisible();
    await expect(canvas.getByText(/^You have entered the draw\./)).toBeVisible();
    await expectNoCounter(canvas);
  },
};

/** Only a winner is told to show it; the staff see that it was won. */
export const ViewOfAWonDraw: Story = {
  args: drawn({ drawState: 'won' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(toTheStaff)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show at the counter' }));
    const counter = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(counter.getByText('Prize draw: won')).toBeVisible());
    await expect(counter.getByText(/^Showing this screen doesn’t use the coupon up/)).toBeVisible();
  },
};

export const ViewOfALostDraw: Story = {
  args: drawn({ drawState: 'lost' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not won')).toBeVisible();
    await expect(canvas.getByText('You didn’t win this draw.')).toBeVisible();
    await expectNoCounter(canvas);
  },
};

/** While the visitor's own answer may still come, nothing moves when it does. */
export const ViewOfADrawToCheck: Story = {
  tags: ['test-only'],
  args: { itemId: cakeDraw.id, state: { status: 'Success', data: coupons, own: 'Loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Checking whether you can still use/)).toBeVisible();
    await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
  },
};

export const ViewNotStarted: Story = {
  args: { itemId: winterBeans.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You can use this coupon from Tue,\sDec\s1\.$/)).toBeVisible();
  },
};

export const ViewUsed: Story = {
  args: { itemId: toast.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used')).toBeVisible();
    await expect(canvas.getByText('You have already used this coupon.')).toBeVisible();
    await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
  },
};

/** By the account's clock, and only if the account says that it was used. */
export const ViewUsedAtItsTime: Story = {
  args: {
    itemId: toast.id,
    data: { items: [{ ...toast, usedAt: '2026-11-21T02:05:00Z' }, firstCup] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You used this coupon on Nov 21, 2026, 11:05 AM.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Other coupons' })).toBeVisible();
  },
};

export const ViewNotUsedInSpiteOfATime: Story = {
  tags: ['test-only'],
  args: { itemId: toast.id, data: { items: [{ ...toast, used: false, usedAt: '2026-11-21T02:05:00Z' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/You used/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show at the counter' })).toBeVisible();
  },
};

/** Data for everybody do not tell whether this visitor has used it. */
export const ViewUnchecked: Story = {
  args: { itemId: firstCup.id, state: { status: 'Success', data: coupons, own: 'Failure' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Unable to check whether you have already used this coupon.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText(toTheStaff)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show at the counter' })).toBeVisible();
  },
};

/** Without a network the visitor's earlier data count; the staff also see of when they are. */
export const ViewAsOfAnEarlierTime: Story = {
  args: {
    itemId: firstCup.id,
    state: {
      status: 'Success',
      data: coupons,
      own: { asOf: new Date('2026-11-20T18:30:00'), pending: false },
    },
  },
  play: async ({ canvas }) => {
    const note = /^As of yesterday,\s6:30\sPM\. This may have changed since\.$/;
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(toTheStaff)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show at the counter' }));
    const counter = within(await canvas.findByRole('dialog'));
    await waitFor(() => expect(counter.getByText(note)).toBeVisible());
  },
};

/** One that had been used by then stays used. */
export const ViewUsedAtAnEarlierTime: Story = {
  tags: ['test-only'],
  args: {
    itemId: toast.id,
    state: {
      status: 'Success',
      data: coupons,
      own: { asOf: new Date('2026-11-20T18:30:00'), pending: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^As of yesterday/)).toBeVisible();
    await expect(canvas.getByText('You have already used this coupon.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show at the counter' })).toBeNull();
  },
};

export const ViewStillChecking: Story = {
  tags: ['test-only'],
  args: { itemId: firstCup.id, state: { status: 'Success', data: coupons, own: 'Loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking whether you can still use this coupon…')).toBeVisible();
    await expect(canvas.queryByText('Show this screen to the staff.')).toBeNull();
    // It is already in its place, but does nothing yet.
    const button = canvas.getByRole('button', { name: /Show at the counter/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** An unlimited coupon is the same for everybody. */
export const ViewWithoutLimit: Story = {
  args: { itemId: ownCup.id, state: { status: 'Success', data: coupons, own: 'Failure' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(toTheStaff)).toBeVisible();
  },
};

export const ViewExpired: Story = {
  args: { itemId: autumn.id, context: { relation: stranger } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('This coupon can no longer be used.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = { args: { data: { items: [] } }, play: playEmpty };

export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' }, onRetry: fn() },
  play: playFailure((canvas) => canvas.findByRole('link', { name: firstCup.name })),
};
