import { type StoryCanvas, playEmpty, playSummary, stayInStory } from '@oa-profile/plugin-sdk/stories';
import { createMemoryDouble, SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announcementsSection } from './section.js';
import type { Announcements } from './data.js';

// Shown at noon on 21 November 2026.
const announcements: Announcements = {
  items: [
    {
      id: 'winter-blend',
      title: '冬季限定ブレンド「薪の夜」の販売を始めました',
      body: '今年の「薪の夜」は、エチオピアとグアテマラを深煎りで合わせた、甘い余韻の続くブレンドです。\n店内でもお豆でもご用意しています。\n\nなくなり次第、終了いたします。オンラインストア（https://example.com/shop）でもお求めいただけます。',
      publishedAt: '2026-11-18T10:00:00+09:00',
      url: 'https://www.example.com/winter',
      picture: storyPicture('komorebi/photo-1.svg', 'ドリッパーに湯を注ぐ手'),
    },
    {
      id: 'stocktaking',
      title: '棚卸しに伴う休業のお知らせ',
      body: '11月30日（月）と12月1日（火）は棚卸しのためお休みいたします。',
      publishedAt: '2026-11-16T09:00:00+09:00',
      until: '2026-12-02T00:00:00+09:00',
    },
    {
      id: 'price-change',
      title: '10月1日からの価格改定について',
      body: '生豆価格の高騰により、ドリンクの価格を一部見直しました。',
      publishedAt: '2026-09-15T09:00:00+09:00',
    },
    { id: 'anniversary', title: '開店10周年を迎えました', publishedAt: '2026-06-01T09:00:00+09:00' },
    { id: 'terrace', title: 'テラス席がオープンしました', publishedAt: '2026-04-20T09:00:00+09:00' },
  ],
};

const many: Announcements = {
  items: Array.from({ length: 200 }, (_, index) => ({
    id: `number-${index + 1}`,
    title: `${index + 1}番目のお知らせ`,
    publishedAt: '2026-11-20T09:00:00+09:00',
  })),
};

const meta = {
  title: 'Plugins/Announcements',
  component: SectionStory,
  args: { section: announcementsSection, data: announcements },
  parameters: { texts: [announcementsSection.texts] },
  beforeEach: stayInStory,
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of the announcement with a title. */
function rowOf(canvas: StoryCanvas, title: RegExp): StoryCanvas {
  return within(canvas.getByRole('link', { name: title }).closest('li') as HTMLElement);
}

/** Remembers nothing, so that the stories can be played again. */
const memory = { has: () => false, add: fn() };

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { context: { memory }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Announcements' })).toBeVisible();
    const link = canvas.getByRole('link', { name: /薪の夜/ });
    await expect(link).toHaveAttribute('href', '/@komorebi/story/winter-blend');
    await expect(link).toHaveAttribute('lang', 'ja');
    const row = rowOf(canvas, /薪の夜/);
    await expect(row.getByText('Nov 18, 2026')).toBeVisible();
    await expect(await row.findByText('New')).toBeVisible();
    await expect(rowOf(canvas, /休業/).getByText('New')).toBeVisible();
    // Older than seven days.
    await expect(rowOf(canvas, /価格改定/).queryByText('New')).toBeNull();

    await userEvent.click(link);
    await expect(row.queryByText('New')).toBeNull();
    await expect(memory.add).toHaveBeenCalledWith('announcement winter-blend', { everywhere: false });
    await expect(rowOf(canvas, /休業/).getByText('New')).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openAnnouncement' });
  },
};

export const ReadBefore: Story = {
  args: { context: { memory: createMemoryDouble(['announcement winter-blend']) } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /休業/).findByText('New')).toBeVisible();
    await expect(rowOf(canvas, /薪の夜/).queryByText('New')).toBeNull();
  },
};

/** Who comes back is shown what was published since, however old that is. */
export const SinceTheLastVisit: Story = {
  args: { context: { memory, earlierVisit: () => Promise.resolve(new Date('2026-09-01T12:00:00+09:00')) } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /価格改定/).findByText('New')).toBeVisible();
    await expect(canvas.getAllByText('New')).toHaveLength(3);
  },
};

/** What is over is below what still holds. */
export const Ended: Story = {
  args: {
    context: { memory },
    data: {
      items: announcements.items.map((item, place) => ({
        ...item,
        ...(place === 0 && { until: '2026-11-21T12:00:00+09:00' }),
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, /休業/).findByText('New')).toBeVisible();
    const row = rowOf(canvas, /薪の夜/);
    await expect(row.getByText('Ended')).toBeVisible();
    await expect(row.queryByText('New')).toBeNull();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('薪の夜');
  },
};

/** The tag must not move the list when the browser knows what was read. */
export const NothingMoves: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('link', { name: /薪の夜/ }).getBoundingClientRect();
    const { top: date } = canvas.getByText('Nov 18, 2026').getBoundingClientRect();
    const facts = canvas.getByText('Nov 18, 2026').parentElement as HTMLElement;
    await waitFor(() => expect(within(facts).getByText('New')).toBeVisible());
    const { height } = facts.getBoundingClientRect();
    within(facts).getByText('New').hidden = true;
    await expect(facts.getBoundingClientRect().height).toBe(height);
    await expect(canvas.getByRole('link', { name: /薪の夜/ }).getBoundingClientRect().top).toBe(top);
    await expect(date).toBeLessThan(top);
  },
};

export const View: Story = {
  args: { itemId: 'winter-blend', context: { memory }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Nov 18, 2026')).toBeVisible();
    const picture = canvas.getByRole('img', { name: 'ドリッパーに湯を注ぐ手' });
    await expect(picture).toBeVisible();
    await expect(picture.closest('[lang]')).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByText(/なくなり次第/).tagName).toBe('P');
    await expect(canvas.getByRole('link', { name: /shop/ })).toHaveAttribute(
      'href',
      'https://example.com/shop',
    );
    const details = canvas.getByRole('link', { name: 'More at example.com Opens in a new tab' });
    await expect(details).toHaveAttribute('href', 'https://www.example.com/winter');
    await expect(memory.add).toHaveBeenCalledWith('announcement winter-blend');
    await userEvent.click(details);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openAnnouncementLink' });
  },
};

export const ViewOfATitle: Story = {
  args: { itemId: 'anniversary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jun 1, 2026')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WrongPicture: Story = {
  args: {
    data: {
      items: announcements.items.slice(0, 2).map((item, index) => ({
        ...item,
        picture: {
          url: index === 0 ? `${window.location.origin}/no-such-picture.png` : 'javascript:alert(1)',
          width: 960,
          height: 720,
        },
        url: 'javascript:alert(1)',
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Many: Story = {
  args: { data: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30番目のお知らせ')).toBeVisible();
    const hidden = canvas.getByText('31番目のお知らせ');
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 170 more'));
    await expect(hidden).toHaveFocus();
    await expect(canvas.getByText('200番目のお知らせ')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('New')).toHaveLength(2));
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

export const Empty: Story = { args: { data: { items: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
