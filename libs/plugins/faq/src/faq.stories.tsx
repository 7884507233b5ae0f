import { playEmpty, playWholeSummary } from '@oa-profile/plugin-sdk/stories';
import { createHostDouble, SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Faq } from './data.js';
import { faqSection } from './section.js';

const questions: Faq = {
  items: [
    {
      id: 'reservation',
      question: '予約はできますか？',
      answer:
        '平日のみ、4名様以上のご予約を承っています。\nトークからご希望の日時をお知らせください。\n\n土日祝は先着順でご案内しています。',
      updatedAt: '2026-10-02T09:00:00+09:00',
    },
    {
      id: 'parking',
      question: '駐車場はありますか？',
      answer:
        '専用の駐車場はございません。近くのコインパーキングをご利用ください（https://example.com/parking?area=kiyosumi）。',
    },
    {
      id: 'laptop',
      question: 'パソコンで作業してもいいですか？',
      answer: '平日は電源席をご利用いただけます。',
    },
    {
      id: 'takeout',
      question: 'テイクアウトはできますか？',
      answer: 'すべてのドリンクと焼き菓子をお持ち帰りいただけます。',
    },
    { id: 'pets', question: 'ペットと一緒に入れますか？', answer: 'テラス席のみご一緒いただけます。' },
  ],
};

const many: Faq = {
  items: Array.from({ length: 200 }, (_, index) => ({
    id: `number-${index + 1}`,
    question: `${index + 1}番目の質問です。`,
    answer: `${index + 1}番目の答えです。`,
  })),
};

const meta = {
  title: 'Plugins/FAQ',
  component: SectionStory,
  args: { section: faqSection, data: questions },
  parameters: { texts: [faqSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The disclosure of a question. Closed ones keep their hidden buttons in the document. */
function disclosureOf(question: HTMLElement): HTMLDetailsElement {
  const disclosure = question.closest('details');
  if (!disclosure) throw new Error(`'${question.textContent}' is not in a disclosure`);
  return disclosure;
}

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Questions and answers' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const question = canvas.getByText('予約はできますか？');
    const answer = canvas.getByText(/平日のみ/);
    await expect(question).toHaveAttribute('lang', 'ja');
    await expect(answer).not.toBeVisible();

    await userEvent.click(question);
    await waitFor(() => expect(answer).toBeVisible());
    await expect(answer).toHaveTextContent('トークからご希望の日時をお知らせください。');
    await expect(canvas.getByText('土日祝は先着順でご案内しています。').tagName).toBe('P');
    await expect(canvas.getByText('Updated Oct 2, 2026')).toBeVisible();
    await waitFor(() => expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openAnswer' }));
    await expect(canvas.getByText(/専用の駐車場/)).not.toBeVisible();

    await userEvent.click(question);
    await waitFor(() => expect(answer).not.toBeVisible());
    // Closing is not counted.
    await expect(args.onEvent).toHaveBeenCalledOnce();
  },
};

const host = createHostDouble();

export const CopyLink: Story = {
  tags: ['test-only'],
  args: { context: { host }, onEvent: fn() },
  play: async ({ args, canvas }) => {
    const question = canvas.getByText('駐車場はありますか？');
    await userEvent.click(question);
    const copyLink = within(disclosureOf(question)).getByRole('button', { name: 'Copy link' });
    // In the first frame of its opening the answer cannot be focused yet.
    await waitFor(() => expect(copyLink.checkVisibility()).toBe(true));
    await userEvent.dblClick(copyLink);
    await expect(await canvas.findAllByText('Link copied.')).toHaveLength(1);
    await expect(host.copiedTexts.at(-1)).toBe('https://profile.example.com/@komorebi/story/parking');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'copyAnswerLink' });
    await expect(copyLink).toHaveFocus();
  },
};

const hostOfView = createHostDouble();

/** The page at the address of the copied link. */
export const View: Story = {
  args: { itemId: 'reservation', context: { host: hostOfView } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/平日のみ/)).toBeVisible();
    await expect(canvas.getByText('Updated Oct 2, 2026')).toBeVisible();
    await expect(canvas.queryByText('駐車場はありますか？')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(hostOfView.copiedTexts.at(-1)).toBe(
      'https://profile.example.com/@komorebi/story/reservation',
    );
  },
};

export const LinkInAnswer: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('駐車場はありますか？'));
    const link = await canvas.findByRole('link', { name: /example/ });
    await expect(link).toHaveAttribute('href', 'https://example.com/parking?area=kiyosumi');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const CopyRefused: Story = {
  tags: ['test-only'],
  args: { context: { host: createHostDouble({ refusesToCopy: true }) } },
  play: async ({ canvas }) => {
    const question = canvas.getByText('駐車場はありますか？');
    await userEvent.click(question);
    await userEvent.click(within(disclosureOf(question)).getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Error: Couldn't copy to clipboard\.\s+https:/)).toBeVisible();
    await expect(canvas.queryByText('Link copied.')).toBeNull();
  },
};

export const Many: Story = {
  args: { data: many },
  play: async ({ canvas }) => {
    const showAll = canvas.getByText('Show 170 more');
    const hidden = canvas.getByText('31番目の質問です。');
    await expect(canvas.getByText('30番目の質問です。')).toBeVisible();
    await expect(hidden).not.toBeVisible();

    // Enter and Space also click a summary.
    await userEvent.click(showAll);
    await expect(hidden).toBeVisible();
    await expect(hidden.closest('summary')).toHaveFocus();
    await expect(canvas.getByText('200番目の質問です。')).toBeVisible();
    await expect(showAll).not.toBeVisible();
    await expect(canvas.getByText('9番目の答えです。')).not.toBeVisible();
  },
};

export const OpenedByLink: Story = {
  tags: ['test-only'],
  args: { data: many },
  beforeEach: () => {
    const { href } = window.location;
    window.history.replaceState(null, '', '#faq-number-3');
    return () => window.history.replaceState(null, '', href);
  },
  play: async ({ canvas }) => {
    const question = (text: string): HTMLElement | null => canvas.getByText(text).closest('summary');
    await waitFor(() => expect(canvas.getByText('3番目の答えです。')).toBeVisible());
    await expect(question('3番目の質問です。')).toHaveFocus();

    window.location.hash = '#faq-number-150';
    await waitFor(() => expect(canvas.getByText('150番目の答えです。')).toBeVisible());
    await expect(question('150番目の質問です。')).toHaveFocus();
    await expect(canvas.getByText('3番目の答えです。')).toBeVisible();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playWholeSummary };

export const Empty: Story = { args: { data: { items: [] } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
