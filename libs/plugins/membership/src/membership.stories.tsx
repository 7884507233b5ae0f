import { type StoryCanvas, playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Membership } from './data.js';
import { membershipSection } from './section.js';

type Plan = Membership['plans'][number];

const dripCoffee = {
  url: new URL('./pictures/drip-coffee.stories.svg', import.meta.url).href,
  width: 960,
  height: 720,
  alt: '珈琲を淹れる様子',
};

const leaf: Plan = {
  id: 'leaf',
  name: '若葉',
  pricePerMonth: { amount: 880, currency: 'JPY' },
  perks: ['毎月ドリップ券2枚', '新豆の先行案内'],
  joined: false,
  soldOut: false,
  url: 'https://shop.example.com/membership/leaf',
};
const tree: Plan = {
  id: 'tree',
  name: '大樹',
  pricePerMonth: { amount: 2980, currency: 'JPY' },
  perks: [
    '毎月、焙煎した日に豆200gをお届け',
    '毎月ドリップ券4枚',
    'レコードナイトの席を優先予約',
    '年に一度の焙煎教室',
  ],
  joined: false,
  soldOut: false,
  url: 'https://shop.example.com/membership/tree',
};
const forest: Plan = {
  id: 'forest',
  name: '森',
  pricePerMonth: { amount: 6800, currency: 'JPY' },
  perks: [
    '大樹のすべての特典',
    '季節の豆500g',
    '店主の選ぶ器をひとつ',
    '貸切の会にご招待',
    '限定の焙煎記録帳',
  ],
  picture: dripCoffee,
  joined: false,
  soldOut: true,
  url: 'https://shop.example.com/membership/forest',
};

const meta = {
  title: 'Plugins/Membership',
  component: SectionStory,
  args: { section: membershipSection, data: { plans: [leaf, tree] } },
  parameters: { texts: [membershipSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const planOf = (canvas: StoryCanvas, name: string): StoryCanvas =>
  within(canvas.getByRole('article', { name }));

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Membership' })).toBeVisible();
    const plan = planOf(canvas, '大樹');
    await expect(plan.getByRole('heading', { level: 3, name: '大樹' })).toHaveAttribute('lang', 'ja');
    await expect(plan.getByText('¥2,980 / month')).toBeVisible();
    const perks = within(plan.getByRole('list', { name: 'Perks' })).getAllByRole('listitem');
    await expect(perks.map(({ textContent }) => textContent)).toEqual(tree.perks);

    const join = plan.getByRole('link', { name: 'Join 大樹 Opens in a new tab' });
    await expect(join).toHaveAttribute('href', tree.url);
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
    join.addEventListener('click', (event: Event) => event.preventDefault());
    await userEvent.click(join);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'joinPlan' });
  },
};

/** A member sees the current perks, not the offer. */
export const Joined: Story = {
  args: { data: { plans: [leaf, { ...tree, joined: true, picture: dripCoffee }, forest] }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const plan = planOf(canvas, '大樹');
    await expect(plan.getByText('Joined')).toBeVisible();
    await expect(plan.getByRole('list', { name: 'Your perks' })).toBeVisible();
    await expect(plan.queryByRole('link', { name: /^Join/ })).toBeNull();
    const link = plan.getByRole('link', { name: /^View membership/ });
    link.addEventListener('click', (event: Event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openMembership' });
    await expect(planOf(canvas, '若葉').getByRole('list', { name: 'Perks' })).toBeVisible();
  },
};

export const SoldOut: Story = {
  args: { data: { plans: [{ ...tree, picture: dripCoffee }, forest] } },
  play: async ({ canvas }) => {
    const plan = planOf(canvas, '森');
    await expect(plan.getByText('Sold out')).toBeVisible();
    await expect(plan.getByText('季節の豆500g')).toBeVisible();
    await expect(plan.queryByRole('link')).toBeNull();
  },
};

/** Members keep a plan that is sold out. */
export const JoinedAndSoldOut: Story = {
  args: { data: { plans: [{ ...forest, joined: true }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Joined')).toBeVisible();
    await expect(canvas.queryByText('Sold out')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^View membership/ })).toBeVisible();
  },
};

export const SideBySide: Story = {
  args: { data: { plans: [leaf, { ...tree, picture: dripCoffee, joined: true }, forest] } },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('article').map((plan) => plan.getBoundingClientRect());
    await expect(second?.top).toBe(first?.top);
    await expect(third?.top).toBe(first?.top);
    await expect(second?.bottom).toBe(first?.bottom);
  },
};

export const OtherPrices: Story = {
  args: {
    data: {
      plans: [
        { ...leaf, pricePerMonth: { amount: 0, currency: 'JPY' } },
        { ...tree, pricePerMonth: { amount: 12.5, currency: 'USD' } },
        { ...forest, pricePerMonth: { amount: 30, currency: 'QQQ' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('$12.50 / month')).toBeVisible();
    // An unknown currency.
    await expect(canvas.getByText('30 QQQ / month')).toBeVisible();
  },
};

export const OnlyWhatIsNeeded: Story = {
  args: {
    data: {
      plans: [
        {
          id: 'plain',
          name: '会員',
          pricePerMonth: { amount: 500, currency: 'JPY' },
          perks: ['会員限定の投稿'],
        },
        // Without perks, a plan stays, and has no title above nothing.
        { id: 'none', name: '特典なし', pricePerMonth: { amount: 500, currency: 'JPY' }, perks: [] },
        // Without its price, a plan is no offer, and is left out.
        { id: 'unpriced', name: '価格なし', perks: ['会員限定の投稿'] },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [, withoutPerks, ...others] = canvas.getAllByRole('article');
    await expect(others).toHaveLength(0);
    await expect(within(withoutPerks!).queryByRole('list')).toBeNull();
    await expect(within(withoutPerks!).queryByText('Perks')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = { args: { data: { plans: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
