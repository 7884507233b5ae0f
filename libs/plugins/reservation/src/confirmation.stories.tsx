import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { sampleAddress } from '@oa-profile/profile/internal/testing';
import {
  answering,
  fillIn,
  ok,
  posts,
  request,
  reservationArgs,
  reservationParameters,
  send,
  size,
  sizes,
  times,
  visitorIn,
  words,
} from './testing/reservation-story.js';
import { sampleReservation } from './testing/sample-inventory.js';

const meta = {
  title: 'Plugins/Reservation/Confirmed',
  component: PageStory,
  args: reservationArgs,
  beforeEach: visitorIn('Asia/Tokyo'),
  parameters: reservationParameters,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page server's file for the sample reservation: its address has time and party size, not the visitor. */
function calendarEntry(): string {
  const start = encodeURIComponent(new Date(sampleReservation().startsAt).toISOString());
  return `https://profile.example/@komorebi/reservation.ics?start=${start}&minutes=90&people=3&lang=en`;
}

const openInBrowser = fn();

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Your reservation is confirmed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/5:30\sPM$/)).toBeVisible();
    await expect(canvas.getByText('3 people · until 7:00 PM')).toBeVisible();
    await expect(canvas.getByText('6F1C2A')).toBeVisible();
    await expect(canvas.getByText('Request')).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    const place = canvas.getByRole('link', { name: sampleAddress.text });
    await expect(place).toHaveAttribute('href', '/@komorebi/place');

    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Add to calendar' });
    await expect(link).toHaveAttribute('href', calendarEntry());
    await expect(link).not.toHaveAttribute('download');
  },
};

/** The app's web view cannot pass on a calendar entry. */
export const IntoTheCalendarFromTheApp: Story = {
  args: { host: { isInsideApp: () => true, openInBrowser } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await userEvent.click(await canvas.findByRole('link', { name: 'Add to calendar' }));
    await expect(openInBrowser).toHaveBeenCalledWith(calendarEntry());
  },
};

/**
 * The first answer got lost, and the visitor has chosen something else since: there is one table, and they learn which.
 */
export const ConfirmedEarlier: Story = {
  args: {
    answer: answering({
      post: () => Response.json({ message: 'down' }, { status: 503 }),
      put: () => ok({ reservation: sampleReservation() }),
    }),
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByText('You won’t be booked twice.');
    await userEvent.click(await size(canvas, '5 people'));
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Your reservation is confirmed' });
    await expect(canvas.getByText(/^Your earlier reservation had already gone through\./)).toBeVisible();
    await expect(canvas.getByText('3 people · until 7:00 PM')).toBeVisible();
    await expect(posts(args.answer)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await expect(await size(canvas, '5 people')).toBeChecked();
  },
};

export const AnotherReservation: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make another reservation' }));
    await expect(canvas.getByRole('group', { name: 'Reservation' })).toHaveFocus();
    await sizes(canvas);
    await expect(request(canvas)).toHaveValue('');
    await expect(within(times(canvas)).queryByRole('radio', { checked: true })).toBeNull();
  },
};

const relationOf = (friendshipType: 'friend' | 'unspecified') => ({
  relation: { friendshipType, favorite: 'unknown' as const },
});

/** A visitor who can chat gets a message ready to send, in the language of the account's people. */
export const ChangeByChat: Story = {
  args: {
    ...relationOf('friend'),
    account: { ...reservationArgs.account, contentLanguage: 'ja' },
    page: {
      ...reservationArgs.page,
      appLinks: {
        addFriend: '#add',
        chat: '#chat',
        chatWithText: 'https://app.example/chat?{text}',
        call: '#call',
        open: '#open',
        update: '#update',
      },
    },
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByText(/^To change or cancel, contact/);
    const chat = canvas.getByRole('link', { name: 'Send a chat message' });
    await waitFor(() =>
      expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toMatch(
        /^https:\/\/app\.example\/chat\?こんにちは。予約6F1C2A（.+ 17:30）の変更またはキャンセル/,
      ),
    );
  },
};

/** Other visitors are led to all the channels. */
export const ChangeByOtherWays: Story = {
  args: relationOf('unspecified'),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await canvas.findByText(/^To change or cancel, contact/);
    await expect(canvas.queryByRole('link', { name: 'Send a chat message' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(await canvas.findByRole('dialog', { name: 'Contact Komorebi Coffee' })).toBeInTheDocument();
  },
};

/** A site without a map: the address is there to read. */
export const WithoutAMap: Story = {
  tags: ['test-only'],
  args: { page: { ...reservationArgs.page, ownViews: {} } },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(sampleAddress.text)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: sampleAddress.text })).toBeNull();
  },
};
