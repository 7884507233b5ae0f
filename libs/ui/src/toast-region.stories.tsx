import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from './avatar.js';
import { Button } from './button.js';
import { Row } from './testing/story-parts.js';
import type { ToastMessage } from './toast.js';
import { ToastRegion } from './toast-region.js';

interface ExampleProps {
  messages: readonly ToastMessage[];
}

/** Each button shows its toast. */
function Example({ messages }: ExampleProps): ReactElement {
  const [shown, setShown] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Row>
        {messages.map((message) => (
          <Button key={message.id} onClick={() => setShown([...shown, message])}>
            {message.id}
          </Button>
        ))}
      </Row>
      <ToastRegion
        toasts={shown}
        onDismiss={(id) => setShown((toasts) => toasts.filter((toast) => toast.id !== id))}
        dismissLabel="Dismiss"
      />
    </>
  );
}

const success: ToastMessage = { id: 'Success', tone: 'success', text: 'Added to your favorites.' };
const failure: ToastMessage = {
  id: 'Failure',
  tone: 'error',
  text: 'Unable to add this account as a friend.',
  action: { label: 'Try again', onAction: fn() },
};

const meta = {
  title: 'UI/Toast region',
  component: Example,
  subcomponents: { ToastRegion },
  args: { messages: [success, failure] },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your favorites.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to add this account as a friend.');
  },
};

const news = {
  id: 'News',
  tone: 'info',
  text: 'Since your last visit: Thu, Nov 26: 1:00 PM – 9:00 PM · 2 new coupons · 1 new announcement · Menu has changed',
  onOpen: fn(),
} as const;

/** The text opens what says the rest: it has two lines at most, and stays. */
export const Opens: Story = {
  args: { messages: [news] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'News' }));
    const text = canvas.getByRole('button', { name: news.text });
    await expect(text.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(text);
    await expect(news.onOpen).toHaveBeenCalledOnce();
  },
};

const friendship = {
  id: 'Friendship',
  tone: 'success',
  text: 'You’re friends now, and can use “100 yen off a hand drip”.',
  picture: <Avatar name="Komorebi" size="small" />,
  action: { label: 'Show it', href: '#coupon', onAction: fn() },
} as const;

/** It comes from somebody, whose picture it has, and leads to what it tells of. */
export const FromSomebody: Story = {
  args: { messages: [friendship] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Friendship' }));
    await expect(canvas.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', '#coupon');
  },
};

export const RegionsAreThereBeforeTheirToasts: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    // Whatever takes room shifts the layout when the first toast moves it.
    await expect(canvas.getByRole('status').parentElement?.offsetHeight).toBe(0);
  },
};

export const SuccessLeavesAndFailureStays: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Failure' }));
    await userEvent.unhover(canvas.getByRole('button', { name: 'Failure' }));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to add');
  },
};

export const StaysWhileItIsRead: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.hover(canvas.getByText('Added to your favorites.'));
    await new Promise((resolve) => setTimeout(resolve, 5500));
    await expect(canvas.getByText('Added to your favorites.')).toBeVisible();
  },
};

export const DismissedByHand: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Failure' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(opener).toHaveFocus();
  },
};

/** Browsers count movements without a tap as layout shifts. */
export const NothingIsSaidToMove: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const moved = fn();
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(moved));
    observer.observe({ type: 'layout-shift' });
    // By script: movements after a real tap are not counted.
    canvas.getByRole('button', { name: 'Success' }).click();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Added'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    canvas.getByRole('button', { name: 'Failure' }).click();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Unable to add'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    observer.takeRecords().forEach(moved);
    observer.disconnect();
    await expect(moved).not.toHaveBeenCalled();
  },
};

export const LongAndForeign: Story = {
  args: {
    messages: [
      {
        id: '1',
        tone: 'error',
        text: 'Tidak dapat mengikuti akun ini. Anda hanya dapat mengikuti hingga 5.000 akun, dipertanggungjawabkan.',
        action: { label: 'Coba lagi', onAction: fn() },
      },
      { id: '2', tone: 'info', text: 'ไม่สามารถติดตามบัญชีนี้ได้ คุณติดตามได้สูงสุด 5,000 บัญชี' },
      { id: '3', tone: 'success', text: '友だちに追加しました。' },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of ['1', '2', '3']) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(canvas.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
  },
};
