import type { Recommendation } from '@oa-profile/api-client';
import { playEmpty, playSummary, stayInStory } from '@oa-profile/plugin-sdk/stories';
import { SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { mallRecommendationsSection } from './section.js';

const square = { width: 512, height: 512 };

const recommendation: Recommendation = {
  accounts: [
    {
      accountId: 'oa-shanlan',
      searchId: '@shanlan',
      name: '山嵐牙醫診所',
      badge: 'verified',
      icon: storyPicture('shanlan/icon.svg', undefined, square),
      category: '歯科',
      relation: { friendshipType: 'friend', favorite: 'false' },
    },
    {
      accountId: 'oa-baanrimnam',
      searchId: '@baanrimnam',
      name: 'บ้านริมน้ำ',
      badge: 'premium',
      icon: storyPicture('baanrimnam/icon.svg', undefined, square),
      category: 'タイ料理',
      relation: { friendshipType: 'recommend', favorite: 'unknown' },
    },
    { accountId: 'oa-mameya', searchId: '@mameya', name: '豆屋', badge: 'unverified' },
  ],
  items: [
    {
      id: 'dripper',
      title: '木のスタンド付き陶器ドリッパー',
      url: 'https://shop.example.com/items/dripper',
      picture: storyPicture('komorebi/photo-1.svg', '白い陶器のドリッパー'),
      price: { amount: 5500, currency: 'JPY' },
    },
    {
      id: 'sticker',
      title: 'こもれびさんの一日',
      url: 'https://stickers.example.com/komorebi',
      picture: storyPicture('komorebi/photo-3.svg'),
      price: { amount: 250, currency: 'JPY' },
      assetKind: 'sticker',
    },
    {
      id: 'theme',
      title: '谷中の朝',
      url: 'https://themes.example.com/yanaka-morning',
      picture: storyPicture('komorebi/photo-2.svg'),
      assetKind: 'theme',
    },
  ],
};

const many: Recommendation = {
  accounts: Array.from({ length: 200 }, (_, index) => ({
    accountId: `oa-${index + 1}`,
    searchId: `@shop${index + 1}`,
    name: `${index + 1}番目の店`,
    badge: 'unverified',
  })),
  items: Array.from({ length: 200 }, (_, index) => ({
    id: `item-${index + 1}`,
    title: `${index + 1}番目の商品`,
    url: `https://shop.example.com/items/${index + 1}`,
    picture: storyPicture(`komorebi/photo-${(index % 3) + 1}.svg`),
    price: { amount: 1000 + index, currency: 'JPY' },
  })),
};

const meta = {
  title: 'Plugins/Mall recommendations',
  component: SectionStory,
  args: { section: mallRecommendationsSection, data: recommendation },
  parameters: { texts: [mallRecommendationsSection.texts] },
  beforeEach: stayInStory,
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'You might also like' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Accounts', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'From the shop', level: 3 })).toBeVisible();

    const friend = canvas.getByRole('link', { name: '山嵐牙醫診所 Verified account Friend 歯科' });
    await expect(friend).toHaveAttribute('href', '/@shanlan');
    await expect(friend).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'บ้านริมน้ำ Premium account タイ料理' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '豆屋 Unverified account' })).toBeVisible();
    await userEvent.click(friend);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openRecommendedAccount' });

    const dripper = canvas.getByRole('link', {
      name: '木のスタンド付き陶器ドリッパー ¥5,500 Opens in a new tab',
    });
    await expect(dripper).toHaveAttribute('href', 'https://shop.example.com/items/dripper');
    await expect(dripper).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /^こもれびさんの一日 ¥250 Sticker/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^谷中の朝 Theme/ })).toBeVisible();
    await userEvent.click(dripper);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openRecommendedItem' });
  },
};

export const AccountsOnly: Story = {
  args: { data: { ...recommendation, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

export const ItemsOnly: Story = {
  args: { data: { ...recommendation, accounts: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
};

/** Two of three accounts are blocked, in different ways. */
export const BlockedAccounts: Story = {
  args: {
    data: {
      accounts: recommendation.accounts.map((account, index) => ({
        ...account,
        relation: {
          friendshipType: ['friendBlocked', 'recommendBlocked', 'deleted'][index],
          favorite: 'unknown',
        },
      })),
      items: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/@mameya');
    await expect(canvas.queryByText('Friend')).toBeNull();
  },
};

/** Missing pictures, an unknown currency, and a link that is not http(s). */
export const WrongData: Story = {
  tags: ['test-only'],
  args: {
    data: {
      accounts: [
        {
          accountId: 'oa-mameya',
          searchId: '@mameya',
          name: '豆屋',
          icon: { url: `${window.location.origin}/no-such-icon.png`, width: 512, height: 512 },
        },
      ],
      items: [
        {
          ...recommendation.items[0],
          picture: { url: `${window.location.origin}/no-such-picture.png`, width: 960, height: 720 },
          price: { amount: 5500, currency: 'XXQ' },
        },
        { ...recommendation.items[1], url: 'javascript:alert(1)' },
      ],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('5,500 XXQ')).toBeVisible();
  },
};

export const Many: Story = {
  args: { data: many },
  play: async ({ canvas }) => {
    const rest = (place: number) => canvas.getAllByText('Show 188 more')[place] as HTMLElement;
    const account = canvas.getByText('13番目の店');
    const item = canvas.getByText('13番目の商品');
    await expect(account).not.toBeVisible();
    await expect(item).not.toBeVisible();
    await userEvent.click(rest(0));
    await expect(account.closest('a')).toHaveFocus();
    await expect(item).not.toBeVisible();
    await userEvent.click(rest(1));
    await expect(item.closest('a')).toHaveFocus();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = { args: { data: { accounts: [], items: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
