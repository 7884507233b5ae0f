import { playEmpty, playWholeSummary } from '@oa-profile/plugin-sdk/stories';
import { PagedSectionStory, SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Showcase } from './data.js';
import { showcaseSection } from './section.js';

const yen = (amount: number) => ({ amount, currency: 'JPY' });
const shop = (page: string): string => `https://shop.komorebi-coffee.example.jp/items/${page}`;

const goods = {
  items: [
    {
      id: 'guji',
      name: 'エチオピア・グジ 浅煎り 200g',
      picture: storyPicture('komorebi/photo-1.svg', '珈琲を淹れる様子'),
      price: yen(1980),
      url: shop('guji'),
    },
    {
      id: 'cheesecake',
      name: 'チーズケーキ ホール（店頭受取）',
      picture: storyPicture('komorebi/photo-3.svg', 'チーズケーキ'),
      price: yen(3200),
      url: shop('cheesecake'),
    },
    {
      id: 'cup',
      name: '奥村陶房 緑釉カップ',
      picture: storyPicture('komorebi/photo-2.svg', '緑釉のカップ'),
      price: yen(4400),
      soldOut: true,
      url: shop('okumura-cup'),
    },
    { id: 'yanaka', name: '谷中ブレンド 中深煎り 200g', price: yen(1680), url: shop('yanaka') },
    {
      id: 'gaiwan',
      name: '山嵐茶行 青花蓋碗',
      picture: storyPicture('shanlan/photo-1.svg', '青い蓋碗'),
      price: yen(6800),
      url: shop('gaiwan'),
    },
    { id: 'class', name: 'ドリップ教室（毎月第二土曜）' },
  ],
};

/** Many goods; some lack a picture, a price or a link. */
function manyProducts(count: number, start = 1): Showcase['items'] {
  const pictures = goods.items.map(({ picture }) => picture);
  return Array.from({ length: count }, (_, place) => {
    const number = start + place;
    return {
      id: `number-${number}`,
      name: `${number}番目の商品`,
      picture: pictures[number % pictures.length],
      price: number % 5 === 4 ? undefined : yen(100 * number),
      soldOut: number % 7 === 0,
      url: number % 6 === 5 ? undefined : shop(String(number)),
    };
  });
}

const meta = {
  title: 'Plugins/Showcase',
  component: SectionStory,
  args: { section: showcaseSection, data: goods },
  parameters: { texts: [showcaseSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Products' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const link = canvas.getByRole('link', { name: /グジ.*Opens in a new tab/ });
    await expect(link).toHaveAttribute('href', shop('guji'));
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleDescription('¥1,980');
    await expect(canvas.getByText('ドリップ教室（毎月第二土曜）')).toHaveAttribute('lang', 'ja');

    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openProduct' });
  },
};

export const SoldOut: Story = {
  args: { data: { items: goods.items.slice(2, 3) }, context: { localLanguage: 'ja' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out')).toBeVisible();
    // The staff could not sell it.
    await expect(canvas.queryByRole('button', { name: 'Show to staff' })).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('¥4,400 Sold out');
  },
};

/** On a phone the products of a summary are in a row that scrolls by touch and keys. */
export const Row: Story = {
  args: { wholeHref: '/@komorebi/showcase' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list', { name: 'Products' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const last = canvas.getByText('ドリップ教室（毎月第二土曜）');
    row.scrollTo({ left: row.scrollWidth });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right),
    );
  },
};

/** If all of them fit, nothing scrolls and there is no extra tab stop. */
export const Grid: Story = {
  args: { wholeHref: '/@komorebi/showcase' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  decorators: [
    (Story) => (
      // As wide as the page's column.
      <div style={{ inlineSize: 672 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await waitFor(() => expect(list).not.toHaveAttribute('tabindex'));
    await expect(list.scrollWidth).toBe(list.clientWidth);
  },
};

export const ShowMore: Story = {
  args: { data: { items: manyProducts(6), nextCursor: 'number-6' }, onEvent: fn() },
  render: (args) => <PagedSectionStory {...args} nextPage={{ items: manyProducts(8, 4) }} />,
  play: async ({ args, canvas }) => {
    const showMore = canvas.getByRole('button', { name: 'Show more products' });
    const region = canvas.getByRole('alert');
    await userEvent.click(showMore);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'showMore' });
    await waitFor(() => expect(region).toHaveTextContent('Unable to load more products.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    // The pages overlap by three products.
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(11));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^7番目/ })).toHaveFocus();
  },
};

export const OnlyNames: Story = {
  args: { data: { items: goods.items.map(({ id, name }) => ({ id, name })) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const OneProduct: Story = {
  args: { data: { items: goods.items.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /グジ/ })).toBeVisible();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playWholeSummary };

export const Empty: Story = { args: { data: { items: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };

/** For a visitor who does not read the staff's language: the button works on top of the product's link. */
export const ForPointing: Story = {
  args: { context: { localLanguage: 'ja' }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Show to staff' });
    await expect(first).toHaveAccessibleDescription(/^エチオピア・グジ/);
    await userEvent.click(first!);
    await expect(args.onEvent).toHaveBeenCalledOnce();
    await expect(args.onEvent).toHaveBeenCalledWith({
      type: 'showLocally',
      item: { id: 'guji', title: 'エチオピア・グジ 浅煎り 200g' },
    });
  },
};
