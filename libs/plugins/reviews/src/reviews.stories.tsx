import { playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { createMemoryDouble, SectionStory } from '@oa-profile/plugin-sdk/testing';
import { setTranslatorDouble } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Reviews } from './data.js';
import { reviewsSection } from './section.js';

const reviews: Reviews = {
  average: 4.3,
  count: 128,
  distribution: [2, 4, 14, 42, 66],
  items: [
    {
      id: 'review-1',
      author: '佐藤',
      stars: 5,
      language: 'ja',
      body: '深煎りのブレンドがとても好みでした。焼きたてのスコーンもおすすめです。',
      createdAt: '2026-11-08T15:20:00+09:00',
      reply: {
        body: 'ありがとうございます。冬の限定ブレンドもぜひお試しください。\nhttps://example.com/winter',
        createdAt: '2026-11-09T09:00:00+09:00',
      },
    },
    {
      id: 'review-2',
      author: 'Mia K.',
      stars: 4,
      language: 'en',
      body: `We came on a rainy Sunday morning and had to wait for about twenty minutes, which the staff made easy by bringing us a menu and two small cups of the coffee of the day. The room is quiet, with wooden counters, a view of the garden across the street and enough space between the tables to talk without being heard.

I had the hand drip from Ethiopia, which tasted of apricots and black tea, and my friend had a flat white that was on the sweet side. The cheese cake was gone by eleven, so come early if that is what you want. There are power outlets along the window, but on weekends laptops are not welcome, and that is fine with us.

One star less because the stairs to the toilet are steep and there is no way around them.`,
      createdAt: '2026-10-25T11:05:00+09:00',
    },
    { id: 'review-3', author: 'ปาริชาต', stars: 3, createdAt: '2026-10-12T18:40:00+09:00' },
    {
      id: 'review-4',
      author: '陳怡君',
      stars: 5,
      language: 'zh-TW',
      body: '店員很親切，咖啡豆可以試喝後再買。',
      createdAt: '2026-09-30T13:00:00+09:00',
    },
  ],
};

const many: Reviews = {
  ...reviews,
  count: 12_846,
  distribution: [180, 242, 1031, 4107, 7286],
  items: Array.from({ length: 200 }, (_, index) => ({
    id: `number-${index + 1}`,
    author: `${index + 1}番目の客`,
    stars: (index % 5) + 1,
    body: '落ち着いた雰囲気でした。',
    createdAt: '2026-10-01T12:00:00+09:00',
  })),
};

const meta = {
  title: 'Plugins/Reviews',
  component: SectionStory,
  args: { section: reviewsSection, data: reviews },
  parameters: { texts: [reviewsSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const ending = 'Review features are being discontinued on June 30.';

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reviews' })).toBeVisible();
    await expect(canvas.getByText(ending)).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4.3 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('128 reviews')).toBeVisible();

    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(5);
    await expect(within(rows[0] as HTMLElement).getByRole('rowheader')).toHaveTextContent('5 stars');
    await expect(within(rows[0] as HTMLElement).getByRole('cell')).toHaveTextContent('66');
    await expect(within(rows[4] as HTMLElement).getByRole('cell')).toHaveTextContent('2');

    const [first] = canvas.getAllByRole('listitem');
    const review = within(first as HTMLElement);
    await expect(review.getByRole('heading', { name: '佐藤', level: 3 })).toBeVisible();
    await expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(review.getByText('Nov 8, 2026')).toBeVisible();
    await expect(review.getByText(/深煎り/)).toHaveAttribute('lang', 'ja');
    await expect(review.getByRole('heading', { name: '佐藤' })).toHaveAttribute('lang', 'ja');
    const replier = review.getByText('木漏れ日珈琲');
    await expect(replier).toHaveAttribute('lang', 'ja');
    await expect(replier.parentElement).toHaveTextContent('Reply from 木漏れ日珈琲');
    await expect(review.getByRole('link', { name: /winter/ })).toHaveAttribute(
      'href',
      'https://example.com/winter',
    );
  },
};

const reportHref = (itemId: string): string => `/@komorebi/report/reviews/${itemId}`;

/** If the account takes reports, each review has a link to report it. */
export const Reportable: Story = {
  args: { context: { reportHref } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Report this review', description: 'Mia K.' });
    await expect(link).toHaveAttribute('href', '/@komorebi/report/reviews/review-2');
    await expect(canvas.getAllByRole('link', { name: 'Report this review' })).toHaveLength(
      reviews.items.length,
    );
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** All reviews are reported where all are shown. */
export const ReportableInTheWhole: Story = {
  tags: ['test-only'],
  args: { context: { reportHref }, wholeHref: '/@komorebi/reviews' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Report this review' })).toBeNull();
  },
};

/** Remembers nothing, so that the story can be played again. */
const memory = { has: () => false, add: fn() };

export const NoticeDismissed: Story = {
  args: { context: { memory }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    dismiss.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(ending)).toBeNull();
    await expect(memory.add).toHaveBeenCalledWith('reviews notice', { everywhere: true });
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'dismissReviewsNotice' });
    // Screen readers continue where the notice was.
    await expect(document.activeElement).toContainElement(canvas.getByText('128 reviews'));
    await expect(canvas.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const NoticeWithItsYear: Story = {
  args: { data: { ...reviews, endsOn: '2027-06-30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review features are being discontinued on Jun 30, 2027.')).toBeVisible();
  },
};

/** In the account's time zone, where the day after has begun. Told to those who have dismissed that they will end. */
export const NoticeOfWhatIsOver: Story = {
  args: {
    data: { ...reviews, endsOn: '2027-06-30' },
    context: { now: new Date('2027-06-30T15:00:00Z'), memory: createMemoryDouble(['reviews notice']) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Review features were discontinued on Jun 30, 2027.')).toBeVisible();
    await expect(canvas.getByText('128 reviews')).toBeVisible();
  },
};

export const NoticeDismissedBefore: Story = {
  tags: ['test-only'],
  args: { context: { memory: createMemoryDouble(['reviews notice']) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(ending)).toBeNull());
    await expect(canvas.getByText('128 reviews')).toBeVisible();
  },
};

export const LongReview: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText(/rainy Sunday/);
    const folded = text.getBoundingClientRect().height;
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await userEvent.click(canvas.getByText('Read more'));
    await waitFor(() => expect(text.getBoundingClientRect().height).toBeGreaterThan(folded));
    await expect(text.scrollHeight).toBe(text.clientHeight);
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'readReview' }));
    await userEvent.click(canvas.getByText('Show less'));
    await waitFor(() => expect(text.getBoundingClientRect().height).toBe(folded));
    await expect(args.onEvent).toHaveBeenCalledOnce();
  },
};

/** Folded as its original. */
export const TranslatedReview: Story = {
  args: { onEvent: fn(), context: { language: 'ja' } },
  globals: { language: 'ja' },
  beforeEach: () => setTranslatorDouble({ translate: (line) => `訳：${line}` }).remove,
  play: async ({ args, canvas }) => {
    const review = within(canvas.getByRole('heading', { name: 'Mia K.' }).closest('li')!);
    await expect(review.getByText('英語')).toBeVisible();
    const button = await review.findByRole('button', { name: '翻訳' });
    await expect(button).toHaveAccessibleDescription('Mia K.');
    await userEvent.click(button);
    const text = await review.findByText(/訳：We came on a rainy Sunday/);
    await expect(text).not.toHaveAttribute('lang');
    await expect(review.getByRole('status')).toHaveTextContent('ブラウザによる翻訳');
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await userEvent.click(review.getByText('続きを読む'));
    await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight));
    await userEvent.click(review.getByRole('button', { name: '原文を表示' }));
    await expect(review.getByText(/^We came on a rainy Sunday/)).toHaveAttribute('lang', 'en');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'translateReview' });
  },
};

/** In the account's language, if the API names no other. */
export const TranslatedReply: Story = {
  args: { onEvent: fn() },
  beforeEach: () => setTranslatorDouble({ translate: () => 'Thank you.' }).remove,
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', {
      name: 'Translate',
      description: 'Reply from 木漏れ日珈琲',
    });
    await userEvent.click(button);
    await expect(await canvas.findByText(/Thank you\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /winter/ })).toHaveAttribute(
      'href',
      'https://example.com/winter',
    );
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'translateReply' });
  },
};

export const OneReview: Story = {
  args: {
    data: {
      average: 5,
      count: 1,
      distribution: [0, 0, 0, 0, 1],
      items: [{ id: 'only', author: 'Budi', stars: 5, createdAt: '2026-11-01T10:00:00+09:00' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '5.0 out of 5 stars' })).toBeVisible();
    await expect(canvas.getByText('1 review')).toBeVisible();
    await expect(canvas.queryByText(/more review/)).toBeNull();
  },
};

/** Ratings without text, and an average without bars. */
export const OnlyAnAverage: Story = {
  args: { data: { average: 3.96, count: 9, distribution: [0, 0, 0, 0, 0], items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.0 out of 5 stars' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Many: Story = {
  args: { data: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,846 reviews')).toBeVisible();
    const hidden = canvas.getByText('31番目の客');
    await expect(hidden).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 170 more'));
    await expect(hidden).toBeVisible();
    await expect(hidden.closest('li')).toHaveFocus();
    await expect(canvas.getByText('200番目の客')).toBeVisible();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

/** Without reviews there is no notice of their end. */
export const Empty: Story = {
  args: {
    data: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0], items: [] },
  },
  play: playEmpty,
};

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
