import { type StoryCanvas, playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { deliverySection } from './section.js';

const yen = (amount: number): { amount: number; currency: string } => ({ amount, currency: 'JPY' });
const evening = [{ opens: '11:00', closes: '21:00', lastOrder: '20:30' }];

const meals = {
  kind: 'restaurant',
  fee: yen(300),
  freeFrom: yen(3000),
  minimumOrder: yen(1500),
  areas: ['清澄', '白河', '三好', '平野', '森下', '深川'],
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: evening, mon: evening, tue: [], wed: evening, thu: evening, fri: evening, sat: evening },
  },
  waitingMinutes: { min: 40, max: 60 },
  payments: ['creditCard', 'cashOnDelivery'],
  orderUrl: 'https://order.example.com/komorebi',
  note: '雨の日は通常よりお時間をいただくことがあります。',
};

const goods = {
  kind: 'store',
  fee: yen(0),
  minimumOrder: yen(0),
  areas: ['全国（離島を除く）'],
  waitingMinutes: { min: 2880, max: 5760 },
  payments: ['bankTransfer', 'creditCard', 'directDeposit'],
  orderUrl: 'https://shop.example.com/beans',
  note: '焙煎したての豆を、その日のうちに発送します。',
};

const meta = {
  title: 'Plugins/Delivery',
  component: SectionStory,
  args: { section: deliverySection, data: { services: [meals] } },
  parameters: { texts: [deliverySection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The texts below a label. */
const valueOf = (canvas: StoryCanvas, label: string): string[] =>
  within(canvas.getByText(label).closest('div') as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent ?? '');

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Delivery' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Meal delivery', level: 3 })).toBeVisible();
    await expect(valueOf(canvas, 'Delivery fee')).toEqual(['¥300', 'Free from ¥3,000']);
    await expect(valueOf(canvas, 'Minimum order')).toEqual(['¥1,500']);
    await expect(valueOf(canvas, 'Delivery time')).toEqual(['40–60 min']);
    await expect(canvas.getByText('Taking orders')).toBeVisible();
    // For orders, the last one is the end.
    await expect(canvas.getByText('Taking orders').parentElement).toHaveTextContent(/until 8:30 PM$/);
    await expect(canvas.queryByText(/Last/)).toBeNull();
    await expect(canvas.getByText('清澄')).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByText('Cash on delivery')).toBeVisible();

    const order = canvas.getByRole('link', { name: 'Order a meal Opens in a new tab' });
    await expect(order).toHaveAttribute('href', 'https://order.example.com/komorebi');
    order.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(order);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'orderDelivery' });
  },
};

export const MealsAndGoods: Story = {
  args: { data: { services: [meals, goods] } },
  play: async ({ canvas }) => {
    const kinds = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(kinds).toEqual(['Meal delivery', 'Store delivery']);
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('None')).toBeVisible();
    await expect(canvas.getByText('2–4 days')).toBeVisible();
    await expect(canvas.getByText('Direct deposit')).toBeVisible();
    await expect(canvas.getByText('shop.example.com')).toBeVisible();
  },
};

/** The title of each names the first of its areas. */
export const TwoServicesOfAKind: Story = {
  args: { data: { services: [goods, { ...goods, areas: ['沖縄', '離島'] }, meals] } },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      `Store delivery · ${goods.areas[0]}`,
      'Store delivery · 沖縄 and 1 more',
      'Meal delivery',
    ]);
  },
};

export const OrdersCloseSoon: Story = {
  args: { context: { now: new Date('2026-11-21T20:20:00+09:00') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('strong').parentElement).toHaveTextContent(
      'Orders close soon · in 10 minutes, at 8:30 PM',
    );
    await userEvent.click(canvas.getByText('Ordering hours', { selector: 'summary *' }));
    const today = canvas.getByRole('row', { name: /^Sat, Nov\u00a021/ });
    await waitFor(() => expect(today).toBeVisible());
    await expect(within(today).getByText('11:00 AM – 8:30 PM')).toBeVisible();
  },
};

/** Only the kind is known. */
export const OnlyAKind: Story = {
  args: { data: { services: [{ kind: 'store' }] } },
  play: async ({ canvas }) => {
    await expect(valueOf(canvas, 'Shipping fee')).toEqual(['Depends on the order']);
    await expect(canvas.getAllByRole('term')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Two hundred areas, one of them repeated, an unknown currency, and unknown enumerated values. */
export const Many: Story = {
  args: {
    data: {
      services: [
        {
          ...meals,
          fee: { amount: 25, currency: 'XXQ' },
          freeFrom: undefined,
          areas: [...Array.from({ length: 200 }, (_, index) => `深川${index + 1}丁目`), '深川1丁目'],
          payments: ['creditCard', 'goldDust', 'bankTransfer'],
          orderUrl: 'javascript:alert(1)',
        },
        { kind: 'drone' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await expect(valueOf(canvas, 'Delivery fee')).toEqual(['25\u00a0XXQ']);
    await expect(canvas.queryByRole('link')).toBeNull();
    const last = canvas.getByText('深川200丁目');
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 192 more'));
    await waitFor(() => expect(last).toBeVisible());
    await expect(canvas.getByText('深川9丁目')).toHaveFocus();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = { args: { data: { services: [{ kind: 'drone' }] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
