import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { missingTiles, placeTexts, sampleTiles, withPlace } from '@oa-profile/plugin-place/internal/testing';
import { PageStory } from '@oa-profile/profile/testing';
import { factTexts, SummarySlot } from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';

const lunch = { opens: '00:00', closes: '12:00' };
const dinner = { opens: '12:00', closes: '24:00' };
const day = [lunch, dinner];
const weekly = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

/** Two services on whatever day the story is viewed. */
const outline: SectionOutline[] = [
  {
    id: 'basic-info',
    type: 'basic-info',
    title: 'Basic information',
    highlights: [
      { kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly } },
      {
        kind: 'place',
        text: '東京都台東区谷中3-99-7',
        latitude: 35.72713,
        longitude: 139.76602,
        lang: 'ja',
      },
    ],
  },
  {
    id: 'coupon',
    type: 'coupon',
    title: 'Coupons',
    highlights: [{ kind: 'offer', text: 'A free cookie with any hand drip', itemId: 'c-cookie' }],
  },
];

const meta = {
  title: 'Profile/At a glance on wide screens',
  component: PageStory,
  args: {
    plugins,
    account: { name: 'Komorebi Coffee', contentLanguage: 'ja', color: '#2f6b4f', features: ['reservation'] },
    sections: [{ type: 'basic-info', id: 'info', data: {} }],
    page: { outline, ...withPlace({ tiles: sampleTiles }) },
    children: <SummarySlot />,
  },
  parameters: { texts: [actionTexts, factTexts, placeTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read everything once; the map is visual only, and takes neither keys nor pointers. */
export const All: Story = {
  play: async ({ canvas, canvasElement }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await glance.findByRole('link', { name: 'Map and hours' });
    const links = glance.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/@komorebi/reservation', '/@komorebi/place', '/@komorebi/coupon/c-cookie']);
    await expect(glance.getByText(/谷中/)).toHaveAttribute('lang', 'ja');
    const pin = (): Element | null => canvasElement.querySelector('.leaflet-marker-icon');
    await waitFor(() => expect(pin()).toBeVisible());
    const map = canvasElement.querySelector('.leaflet-container');
    await expect(map).not.toHaveAttribute('tabindex');
    await expect(map?.closest('a')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('© Sample map contributors')).toBeVisible();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

export const Thai: Story = { globals: { language: 'th' } };

const news: SectionOutline = {
  id: 'announcements',
  type: 'announcements',
  title: 'Announcements',
  highlights: [
    {
      kind: 'news',
      text: 'Closed for the yearly service of the roaster',
      publishedAt: '2026-11-19T01:00:00Z',
      until: '2026-11-20T01:00:00Z',
      itemId: 'service',
    },
    {
      kind: 'news',
      text: '年末年始の営業と、豆のご注文の締め切りについてのお知らせ',
      publishedAt: '2026-11-18T08:00:00Z',
      itemId: 'new-year',
      lang: 'ja',
    },
    { kind: 'news', text: '新しい豆が届きました', itemId: 'beans', lang: 'ja' },
    { kind: 'news', text: '夏休み', itemId: 'summer', lang: 'ja' },
  ],
};

/** The newest two that are not over: a long one ends within its line, and where no day is known, none is told. */
export const News: Story = {
  args: { page: { outline: [...outline, news], ...withPlace({ tiles: sampleTiles }) } },
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    const links = within(await glance.findByRole('list', { name: 'Announcements' })).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/@komorebi/announcements/new-year',
      '/@komorebi/announcements/beans',
    ]);
    await expect(links[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-18T08:00:00Z');
    // As the announcement itself and its section say it.
    await expect(links[0]?.querySelector('time')).toHaveTextContent('Nov 18, 2026');
    await expect(links[1]?.querySelector('time')).toBeNull();
    await expect(glance.getByText(/^年末年始/)).toHaveAttribute('lang', 'ja');
    await expect(links[0]?.offsetHeight).toBeLessThan(64);
  },
};

/** What the first sections tell is read beside the column. */
export const NewsOfTheFirstSection: Story = {
  args: { page: { outline: [news, ...outline], ...withPlace({ tiles: sampleTiles }) } },
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await glance.findByRole('link', { name: 'Map and hours' });
    await expect(glance.queryByText('Announcements')).toBeNull();
  },
};

/** The pin on plain ground stays, and the address says where it is. */
export const TilesFail: Story = {
  args: { page: { outline, ...withPlace({ tiles: missingTiles }) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/谷中/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('a[aria-hidden]')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('© Nobody')).toBeNull());
  },
};

/** An address without coordinates, no table to reserve, no offer. */
export const AddressAlone: Story = {
  args: {
    plugins,
    account: { name: 'Komorebi Coffee', features: [] },
    page: {
      outline: [
        {
          id: 'basic-info',
          type: 'basic-info',
          title: 'Basic information',
          highlights: [{ kind: 'place', text: '3-99-7 Yanaka' }],
        },
      ],
      ...withPlace({ tiles: sampleTiles }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('3-99-7 Yanaka')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.queryByText('Today')).toBeNull();
    await expect(canvasElement.querySelector('a[aria-hidden]')).toBeNull();
  },
};

/** A host without plugins: where the account is and what it offers. When it is open is in the card. */
export const NoPlugins: Story = {
  args: { plugins: [] },
  play: async ({ canvas, canvasElement }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    const links = glance.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/@komorebi/coupon/c-cookie']);
    await expect(glance.getByText(/谷中/)).toBeVisible();
    await expect(canvasElement.querySelector('a[aria-hidden]')).toBeNull();
  },
};

const Broken = (): never => {
  throw new Error('broken');
};

/** What breaks is missing, and nothing else. */
export const BrokenFeatures: Story = {
  args: {
    plugins: [
      { name: 'gone', summary: () => Promise.reject(new Error('gone')) },
      { name: 'broken', summary: () => Promise.resolve({ Picture: Broken, Link: Broken }), button: Broken },
      ...plugins,
    ],
  },
  play: async ({ canvas }) => {
    const glance = within(await canvas.findByRole('region', { name: 'At a glance' }));
    await expect(await glance.findByRole('link', { name: 'Reserve' })).toBeVisible();
    await expect(await glance.findByRole('link', { name: 'Map and hours' })).toBeVisible();
  },
};
