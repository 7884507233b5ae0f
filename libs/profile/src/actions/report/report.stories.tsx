import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within, type queries } from 'storybook/test';
import { LateNotices } from '../../page/late-notices.js';
import type { SceneOptions } from '../../testing/create-scene.js';
import { PageStory } from '../../testing/page-story.js';
import { reportTexts } from './report-texts.js';
import { ReportView } from './report-view.js';
import { defineSection } from '@oa-profile/plugin-sdk';
import * as v from 'valibot';

const words = 'They have sent me three messages a day since I left, all of them about a lottery.';

/** Each story answers in its own way. */
type Answer = NonNullable<SceneOptions['answer']>;

const received: Answer = () => Response.json({ result: { reportId: 'r-1' } });
const never: Answer = () => new Promise(() => undefined);

const meta = {
  title: 'Profile/Report',
  component: PageStory,
  args: {
    account: { name: 'Komorebi Coffee', contentLanguage: 'en' },
    page: { initialView: { name: 'named', view: 'report' } },
    answer: fn(received),
    children: (
      <>
        <ReportView onInteractive={() => undefined} />
        <LateNotices />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    texts: [reportTexts],
    docs: { story: { inline: false, height: '844px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within<typeof queries>>;

const reasons = (canvas: Canvas): HTMLElement =>
  canvas.getByRole('radiogroup', { name: 'What is the problem?' });
const detail = (canvas: Canvas): HTMLElement => canvas.getByRole('textbox', { name: 'Details (optional)' });
const agreement = (canvas: Canvas): HTMLElement =>
  canvas.getByRole('checkbox', { name: 'I agree to share this information.' });
const send = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'Send report' });

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.click(canvas.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(detail(canvas));
  await userEvent.paste(words);
  await userEvent.click(agreement(canvas));
}

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Report this account');
    await expect(within(reasons(canvas)).getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await expect(agreement(canvas)).not.toBeChecked();
    await expect(agreement(canvas)).toHaveAccessibleDescription(/your account in LINE/);
    await expect(detail(canvas)).toHaveAccessibleDescription('What happened? Up to 1,000 characters.');
    await expect(canvas.getByText('0 / 1,000')).toBeVisible();
    await expect(args.answer).not.toHaveBeenCalled();
  },
};

const review = {
  id: 'r-1',
  author: 'Mia K.',
  language: 'en',
  body: 'We waited for two hours, and then they told us that the kitchen had closed. '.repeat(6),
  createdAt: '2026-11-08T15:20:00+09:00',
};
const reviewsPlugin = defineSection({
  type: 'reviews',
  texts: { namespace: 'sample-reviews', load: () => Promise.resolve({ title: 'Reviews' }) },
  schema: v.object({ items: v.array(v.object({ id: v.string(), author: v.string() })) }),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => null,
  reportableItem: (_data, itemId) => (/^r-[12]$/.test(itemId) ? { ...review, id: itemId } : undefined),
});

const line = 'Review by \u2068Mia K.\u2069 (Nov 8, 2026, r-1)';

/** The report says whose review it is about, within the limit of what the visitor writes. */
export const OfAReview: Story = {
  args: {
    page: { initialView: { name: 'named', view: 'report', plugin: 'reviews', itemId: review.id } },
    sections: [{ type: 'reviews', id: 'reviews', data: { items: [] } }],
    children: <ReportView section={reviewsPlugin} itemId={review.id} onInteractive={() => undefined} />,
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Report this review');
    const quote = within(canvas.getByRole('blockquote'));
    await expect(quote.getByText('Mia K.')).toBeVisible();
    await expect(quote.getByText('Nov 8, 2026')).toBeVisible();
    await expect(agreement(canvas)).toHaveAccessibleDescription(/Review by .Mia K\.. \(Nov 8, 2026, r-1\)/);
    await expect(canvas.getByText(`0 / ${1000 - line.length - 2}`)).toBeVisible();
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Thank you for your report' });
    const [request] = (args.answer as ReturnType<typeof fn<Answer>>).mock.lastCall ?? [];
    const { detail: sent } = (await request?.clone().json()) as { detail: string };
    await expect(sent).toBe(`${line}\n\n${words}`);
  },
};

/** The report of one review; a tap leads to the report of the next one. */
function TwoReviews(): ReactElement {
  const [itemId, setItemId] = useState('r-1');
  return (
    <>
      <button type="button" onClick={() => setItemId('r-2')}>
        Next
      </button>
      <ReportView key={itemId} section={reviewsPlugin} itemId={itemId} onInteractive={() => undefined} />
    </>
  );
}

let letArrive = (): void => undefined;
/** Answers once {@link letArrive} is called; nothing has been received of what is asked for later. */
const answeringLate = (response: () => Response): ReturnType<typeof fn<Answer>> =>
  fn<Answer>(({ method }) =>
    method === 'PUT'
      ? Response.json({ result: { report: null } })
      : new Promise((resolve) => {
          letArrive = () => resolve(response());
        }),
  );

/** The answer arrives once the visitor has gone on to the report of the next review. */
async function goOnMeanwhile(canvas: Canvas, answer: unknown): Promise<void> {
  await fillIn(canvas);
  await userEvent.click(send(canvas));
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(detail(canvas)).toBeDisabled();
  await expect(agreement(canvas)).not.toBeChecked();
  letArrive();
  await waitFor(() => expect(detail(canvas)).toBeEnabled());
  await expect(agreement(canvas)).not.toBeChecked();
}

/** What has been sent of another review is not asked for again, and has not been agreed to here. */
export const AnotherSentMeanwhile: Story = {
  tags: ['test-only'],
  args: {
    sections: [{ type: 'reviews', id: 'reviews', data: { items: [] } }],
    answer: answeringLate(() => Response.json({ result: { reportId: 'r-1' } })),
    children: <TwoReviews />,
  },
  play: async ({ args, canvas }) => {
    await goOnMeanwhile(canvas, args.answer);
    await expect(detail(canvas)).toHaveValue('');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** The words are not lost, and the failure is not this report's. */
export const AnotherFailedMeanwhile: Story = {
  tags: ['test-only'],
  args: {
    ...AnotherSentMeanwhile.args,
    answer: answeringLate(() => Response.json({ message: 'down' }, { status: 500 })),
  },
  play: async ({ args, canvas }) => {
    await goOnMeanwhile(canvas, args.answer);
    await expect(detail(canvas)).toHaveValue(words);
    await expect(within(canvas.getByRole('article')).getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

/** In a browser nobody is signed in, so no account is shared. */
export const InABrowser: Story = {
  args: { origin: 'web', platform: 'Desktop' },
  play: async ({ args, canvas }) => {
    await expect(agreement(canvas)).not.toHaveAccessibleDescription(/your account in LINE/);
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Thank you for your report' });
    await expect(args.answer).toHaveBeenCalledOnce();
  },
};

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByText(`${words.length} / 1,000`)).toBeVisible();
  },
};

/** Each mistake is shown at its field and disappears when corrected; the focus moves to the first. */
export const WithMistakes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(send(canvas));
    await expect(canvas.getByRole('radio', { name: 'Spam or advertising' })).toHaveFocus();
    await expect(reasons(canvas)).toHaveAccessibleDescription('Choose a reason.');
    await expect(reasons(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(agreement(canvas)).toBeInvalid();
    await expect(agreement(canvas)).toHaveAccessibleDescription(/agree to share this information/);
    await expect(detail(canvas)).toBeValid();
    await expect(args.answer).not.toHaveBeenCalled();
  },
};

export const MendingMistakes: Story = {
  tags: ['test-only'],
  play: async ({ args, canvas }) => {
    await userEvent.click(send(canvas));
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Choose a reason.')).toBeNull();
    await userEvent.click(send(canvas));
    await expect(agreement(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(agreement(canvas)).toBeValid();
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Thank you for your report' });
    await expect(args.answer).toHaveBeenCalledOnce();
  },
};

/** Text is never cut: the visitor knows best what to drop. */
export const OverLimit: Story = {
  play: async ({ args, canvas }) => {
    const long = 'All of their messages are about a lottery. '.repeat(24).slice(0, 1012);
    await userEvent.click(canvas.getByRole('radio', { name: 'Other' }));
    await userEvent.click(agreement(canvas));
    await userEvent.click(detail(canvas));
    await userEvent.paste(long);
    await expect(detail(canvas)).toHaveValue(long);
    await expect(detail(canvas)).toBeInvalid();
    await expect(detail(canvas)).toHaveAccessibleDescription(/12 characters too many/);
    await expect(canvas.getByText('1,012 / 1,000')).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(detail(canvas)).toHaveFocus();
    await expect(args.answer).not.toHaveBeenCalled();
    // Shown at the field, and announced.
    await waitFor(() => expect(canvas.getAllByText(/12 characters too many/)).toHaveLength(2));
  },
};

/** Screen readers announce the limit only near it, and only after a pause in typing. */
export const NearTheLimit: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(detail(canvas));
    await userEvent.paste('a'.repeat(899));
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expect(canvas.queryByText(/characters? left/)).toBeNull();
    await userEvent.paste('a'.repeat(100));
    await expect(canvas.queryByText(/characters? left/)).toBeNull();
    await expect(await canvas.findByText('1 character left')).toBeInTheDocument();
    await expect(detail(canvas)).toBeValid();
  },
};

export const Sending: Story = {
  args: { answer: fn(never) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await userEvent.click(send(canvas));
    await userEvent.keyboard('{Enter}');
    await expect(send(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(send(canvas)).toHaveFocus();
    await expect(canvas.getByText('Sending your report…')).toBeInTheDocument();
    await expect(detail(canvas)).toBeDisabled();
    await expect(detail(canvas)).toHaveValue(words);
    await waitFor(() => expect(args.answer).toHaveBeenCalledOnce());
  },
};

/** The browser asks before the visitor leaves, but nobody can stay on a page that was somebody else's. */
export const LeavingMeanwhile: Story = {
  tags: ['test-only'],
  args: { answer: fn(never) },
  play: async ({ canvas }) => {
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await fillIn(canvas);
    await expect(isAsked()).toBe(false);
    await userEvent.click(send(canvas));
    await expect(isAsked()).toBe(true);
    document.body.hidden = true;
    await expect(isAsked()).toBe(false);
    document.body.hidden = false;
  },
};

/** Enter in a field submits as well, and the focus does not disappear with the field. */
export const SentFromAField: Story = {
  tags: ['test-only'],
  args: { answer: fn(never) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    canvas.getByRole('radio', { name: 'Spam or advertising' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(send(canvas)).toHaveFocus();
    await expect(send(canvas)).toHaveAttribute('aria-busy', 'true');
  },
};

export const Sent: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.dblClick(send(canvas));
    const thanks = await canvas.findByRole('heading', { name: 'Thank you for your report' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    const [, back] = canvas.getAllByRole('link', { name: /Back to Komorebi Coffee/ });
    await expect(back).toHaveAttribute('href', '/@komorebi');
    await expect(args.answer).toHaveBeenCalledOnce();
  },
};

/** The first answer got lost, and the visitor has written something else since: none of it is lost. */
export const SentEarlier: Story = {
  args: {
    answer: fn<Answer>(({ method }) =>
      method === 'PUT'
        ? Response.json({ result: { report: { reportId: 'r-1' } } })
        : Response.json({ message: 'down' }, { status: 503 }),
    ),
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByText('Unable to send report. Please try again later.');
    await userEvent.type(detail(canvas), ' Four, in fact.');
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(/^Your earlier report had already been received\./)).toBeVisible();
    await expect(args.answer).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another report' }));
    await expect(detail(canvas)).toHaveValue(`${words} Four, in fact.`);
  },
};

export const Failed: Story = {
  args: { answer: fn<Answer>(() => Response.json({ message: 'down' }, { status: 500 })) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const message = within(canvas.getByRole('article')).getByRole('alert');
    await expect(message).toBeEmptyDOMElement();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Unable to send report. Please try again later.')).toBeVisible();
    await expect(message).toHaveTextContent(/^Unable to send report\. Please try again later\.$/);
    await expect(detail(canvas)).toHaveValue(words);
    await expect(detail(canvas)).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Spam or advertising' })).toBeChecked();
    await expect(agreement(canvas)).toBeChecked();
    await expect(send(canvas)).toHaveFocus();
  },
};

export const FailedWithoutNetwork: Story = {
  args: { answer: fn<Answer>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText('Unable to send report. Please try again later.')).toBeVisible();
    await expect(canvas.getByText('A network error occurred. Please try again.')).toBeVisible();
    await expect(detail(canvas)).toHaveValue(words);
  },
};

export const LongThai: Story = {
  globals: { language: 'th' },
  args: {
    account: { name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานครและปริมณฑลสาขาสะพานพระรามแปด' },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('ร้านนี้ส่งข้อความโฆษณาลอตเตอรี่มาทุกวันทั้งที่ฉันยกเลิกการติดตามไปแล้ว'.repeat(16));
    await userEvent.click(canvas.getByRole('button', { name: 'ส่งรายงาน' }));
    await expect(canvas.getByText('กรุณาเลือกเหตุผล')).toBeVisible();
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
