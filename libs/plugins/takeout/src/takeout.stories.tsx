import { playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Takeout } from './data.js';
import { takeoutSection } from './section.js';

type Item = Partial<Takeout['items'][number]>;

const yen = (amount: number): Takeout['items'][number]['price'] => ({ amount, currency: 'JPY' });
const day = [{ opens: '08:00', closes: '18:00', lastOrder: '17:40' }];

const dripCoffee: Item = {
  id: 'drip',
  name: 'ハンドドリップ珈琲',
  description: '本日の豆はエチオピア イルガチェフェ。ご注文ごとに一杯ずつ淹れます。',
  price: yen(620),
};

const items: Item[] = [
  { ...dripCoffee, picture: storyPicture('komorebi/photo-1.svg', '珈琲を淹れる手元') },
  {
    id: 'cheesecake',
    name: 'ベイクドチーズケーキ',
    description: 'しっとり焼き上げた定番。保冷剤は30分までお付けします。',
    picture: storyPicture('komorebi/photo-3.svg', 'チーズケーキ一切れ'),
    price: yen(580),
    soldOut: true,
  },
  {
    id: 'sandwich',
    name: 'たまごサンド',
    price: yen(680),
  },
  {
    id: 'beans',
    name: '木漏れ日ブレンド（豆 200g）',
    description: '挽き目をお申し付けください。',
    price: yen(1480),
  },
];

const komorebi = {
  items,
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day },
  },
  waitingMinutes: { min: 10, max: 15 },
  orderUrl: 'https://order.example.com/komorebi',
  note: 'お受け取りは店頭のカウンターへ。\n10点以上のご注文は前日までにお願いします。',
};

const meta = {
  title: 'Plugins/Takeout',
  component: SectionStory,
  args: { section: takeoutSection, data: komorebi },
  parameters: { texts: [takeoutSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Takeout' })).toBeVisible();
    await expect(canvas.getByText('Taking orders')).toBeVisible();
    await expect(canvas.getByText('Usually ready in 10–15 min')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Menu', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'ハンドドリップ珈琲' })).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByText('¥1,480')).toBeVisible();

    const order = canvas.getByRole('link', { name: 'Order online Opens in a new tab' });
    await expect(order).toHaveAttribute('href', 'https://order.example.com/komorebi');
    await expect(order).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByText('order.example.com')).toBeVisible();
    order.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(order);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'orderTakeout' });
  },
};

export const SoldOut: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    const [cheesecake] = items.filter((item) => within(item).queryByText('ベイクドチーズケーキ'));
    await expect(within(cheesecake as HTMLElement).getByText('Sold out')).toBeVisible();
    await expect(within(cheesecake as HTMLElement).getByText('¥580')).toBeVisible();
    await expect(canvas.getAllByText('Sold out')).toHaveLength(1);
  },
};

export const ClosedNow: Story = {
  args: { context: { now: new Date('2026-11-24T12:00:00+09:00') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong').parentElement).toHaveTextContent(
      'No orders today · orders from 8:00 AM tomorrow',
    );
    await userEvent.click(canvas.getByText('Ordering hours', { selector: 'summary *' }));
    const today = canvas.getByRole('row', { name: /^Tue, Nov\u00a024/ });
    await waitFor(() => expect(today).toBeVisible());
    await expect(within(today).getByText('Closed')).toBeVisible();
  },
};

export const OnlyAMenu: Story = {
  args: { data: { items: items.map((item) => ({ ...item, picture: undefined })) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const NoMenu: Story = {
  args: { data: { ...komorebi, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Order online/ })).toBeVisible();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = {
  args: {
    data: { note: ' ', waitingMinutes: { min: 0, max: 0 }, orderUrl: 'javascript:alert(1)' },
  },
  play: playEmpty,
};

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };

/** A visitor who does not read the staff's language can point at each dish. */
/** What is sold out cannot be ordered. */
export const ForPointing: Story = {
  args: { context: { localLanguage: 'ja' }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Show to staff' });
    await expect(second).toHaveAccessibleDescription('たまごサンド');
    await userEvent.click(second!);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'showLocally',
      item: { id: 'sandwich', title: 'たまごサンド' },
    });
  },
};

/** If the page forwards questions, visitors can ask about each dish of the whole menu. */
export const CanBeAsked: Story = {
  args: { context: { takesQuestions: true }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const [, second] = canvas.getAllByRole('button', { name: 'Ask about this' });
    await expect(second).toHaveAccessibleDescription('ベイクドチーズケーキ');
    await userEvent.click(second!);
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'askAbout',
      fact: expect.objectContaining({ kind: 'item', title: 'ベイクドチーズケーキ' }) as object,
    });
  },
};
