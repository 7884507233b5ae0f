import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, expect, userEvent, waitFor, within } from 'storybook/test';
import { useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { visitorReturned } from '@oa-profile/plugin-sdk/internal';
import { PageStory } from '@oa-profile/profile/testing';
import type { ReactElement } from 'react';
import {
  answering,
  days,
  fillIn,
  inventories,
  losing,
  never,
  ok,
  posts,
  request,
  reservationArgs,
  reservationParameters,
  send,
  size,
  sizes,
  time,
  times,
  unfold,
  visitorIn,
  words,
} from './testing/reservation-story.js';
import { onlyLeft, sampleInventory, sampleReservation } from './testing/sample-inventory.js';

/** What the page notices when a visitor comes back to it after a while. */
function Return(): ReactElement {
  const dispatch = useProfileDispatch();
  return (
    <button type="button" onClick={() => dispatch(visitorReturned())}>
      Come back
    </button>
  );
}

const meta = {
  title: 'Plugins/Reservation',
  component: PageStory,
  args: reservationArgs,
  beforeEach: visitorIn('Asia/Tokyo'),
  parameters: reservationParameters,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await size(canvas, '2 people')).toBeChecked();
    await expect(within(await sizes(canvas)).getAllByRole('radio')).toHaveLength(6);
    await expect(days(canvas)).toHaveLength(14);
    // Nothing is left today, so tomorrow is shown.
    await expect(days(canvas)[0]).toBeDisabled();
    await expect(days(canvas)[1]).toBeChecked();
    await expect(days(canvas)[4]).toHaveAccessibleName(/No times$/);
    await expect(days(canvas)[5]).toHaveAccessibleName(/Full$/);
    await expect(days(canvas)[6]).toHaveAccessibleName(/Few left$/);
    await expect(time(canvas, '6:00\u00a0PM Few left')).toBeEnabled();
    await expect(time(canvas, '6:30\u00a0PM Full')).toBeDisabled();
    await expect(within(times(canvas)).queryByRole('radio', { checked: true })).toBeNull();
    // The request field stays folded until it is wanted.
    await expect(canvas.getByText('Request (optional)')).not.toBeVisible();
    await unfold(canvas);
    await expect(canvas.getByText('0 / 500')).toBeVisible();
    await expect(canvas.queryByText(/Times are in/)).toBeNull();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(canvas.getByText(/, 5:30 PM$/)).toBeVisible();
    await expect(canvas.getAllByText('3 people').at(-1)).toBeVisible();
    await expect(canvas.getByText(`${words.length} / 500`)).toBeVisible();
  },
};

/** A form that was left open asks again: another time may be free by now, or one of these gone. */
export const LeftOpenForHours: Story = {
  tags: ['test-only'],
  args: {
    answer: answering(),
    children: (
      <>
        {reservationArgs.children}
        <Return />
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    await sizes(canvas);
    const asked = (): number => inventories(args.answer).length;
    const before = asked();
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    await expect(times(canvas)).toBeVisible();
  },
};

export const NoTimeChosen: Story = {
  play: async ({ args, canvas }) => {
    await sizes(canvas);
    await userEvent.click(send(canvas));
    await expect(time(canvas, '5:30\u00a0PM Available')).toHaveFocus();
    await expect(times(canvas)).toHaveAccessibleDescription('Choose a time.');
    await expect(times(canvas)).toHaveAttribute('aria-invalid', 'true');
    await expect(posts(args.answer)).toEqual([]);
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Choose a time.')).toBeNull();
  },
};

/** A full day can be looked at, and left again. */
export const FullDay: Story = {
  play: async ({ canvas }) => {
    await sizes(canvas);
    const full = days(canvas)[5];
    if (full) await userEvent.click(full);
    await expect(within(times(canvas)).getAllByRole('radio', { name: /Full$/ })).toHaveLength(6);
    await userEvent.click(send(canvas));
    await expect(full).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Day' })).toHaveAccessibleDescription(
      'This day is full. Choose another day.',
    );
    await expect(times(canvas)).not.toHaveAccessibleDescription();
    const free = days(canvas)[1];
    if (free) await userEvent.click(free);
    await expect(canvas.queryByText(/^This day is full/)).toBeNull();
  },
};

/** A chosen time stays chosen on another day. If that day does not have it, this is not kept from the visitor. */
export const TimeOfAnotherDay: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await expect(time(canvas, '5:30\u00a0PM Available')).toBeChecked();
    await userEvent.click(days(canvas)[2]!);
    await expect(time(canvas, '5:30\u00a0PM Available')).toBeChecked();
    const said = (): string[] => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said()).not.toContain('Choose another time.');
    await userEvent.click(days(canvas)[5]!);
    await waitFor(() => expect(said()).toContain('This day is full. Choose another day.'));
  },
};

/** What somebody writes is no part of the link into the app, so that nobody is asked for it where it would be lost. */
export const InABrowser: Story = {
  tags: ['test-only'],
  args: { origin: 'web', platform: 'Android' },
  play: async ({ canvas }) => {
    await sizes(canvas);
    await expect(send(canvas)).toBeEnabled();
    await expect(canvas.queryByText('Add a request')).toBeNull();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByText(/request/i)).toBeNull();
  },
};

export const RequestTooLong: Story = {
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await fireEvent.change(request(canvas), { target: { value: words + 'x'.repeat(500) } });
    await userEvent.click(send(canvas));
    await waitFor(() => expect(request(canvas)).toHaveFocus());
    await expect(request(canvas)).toBeInvalid();
    await expect(request(canvas)).toHaveAccessibleDescription(/29 characters too many/);
    await expect(posts(args.answer)).toEqual([]);
  },
};

/** What is to be corrected may be folded again by then. */
export const FoldedRequestTooLong: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await fireEvent.change(request(canvas), { target: { value: words + 'x'.repeat(500) } });
    await unfold(canvas);
    await waitFor(() => expect(request(canvas).checkVisibility()).toBe(false));
    await userEvent.click(send(canvas));
    await waitFor(() => expect(request(canvas)).toHaveFocus());
  },
};

export const Loading: Story = {
  args: { answer: answering({ get: never }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reservation' })).toBeVisible();
    await expect(canvas.getByText('Loading…').closest('[aria-busy=true]')).not.toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

const answers = [() => Promise.reject(new TypeError('Failed to fetch')), () => ok(sampleInventory())];

export const Failed: Story = {
  args: { answer: answering({ get: () => answers.shift()?.() ?? ok(sampleInventory()) }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Unable to load available times. A network error occurred. Please try again.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Contact' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await sizes(canvas);
    await expect(canvas.queryByRole('button', { name: 'Contact' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Reservation' })).toHaveFocus();
  },
};

export const NoSlots: Story = {
  args: { answer: answering({ get: () => ok({ partySize: { min: 1, max: 6 }, days: [] }) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No times are available in the coming days\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reserve' })).toBeNull();
  },
};

export const Sending: Story = {
  args: { answer: answering({ post: never }) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.dblClick(send(canvas));
    await expect(send(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(send(canvas)).toHaveFocus();
    await expect(canvas.getByText('Reserving…')).toBeInTheDocument();
    await expect(request(canvas)).toBeDisabled();
    await expect(request(canvas)).toHaveValue(words);
    await waitFor(() => expect(posts(args.answer)).toHaveLength(1));
  },
};

/** Somebody was faster: everything but the time stays, and the focus is where another can be chosen. */
export const SlotLost: Story = {
  args: (() => {
    const inventory = sampleInventory();
    const lost = inventory.days[0]?.slots[0]?.slotId ?? '';
    return { answer: losing(inventory, lost) };
  })(),
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    const message = await canvas.findByText('5:30 PM was just booked by someone else. Choose another time.');
    await expect(message).toBeVisible();
    await expect(message.closest('[tabindex]')).toHaveFocus();
    await expect(time(canvas, '5:30\u00a0PM Full')).toBeDisabled();
    await expect(await size(canvas, '3 people')).toBeChecked();
    await expect(request(canvas)).toHaveValue(words);
    await expect(posts(args.answer)).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(time(canvas, '6:00\u00a0PM Few left')).toBeChecked();
    await expect(canvas.queryByText(/Somebody else/)).toBeNull();
  },
};

/** The server knows of a table that this device does not: the account can be asked, or a second one reserved. */
export const AlreadyReserved: Story = {
  args: {
    answer: answering({
      post: async (sent) => {
        const { another } = (await sent.clone().json()) as { another?: boolean };
        return another
          ? ok(sampleReservation())
          : Response.json({ statusCode: 'ALREADY_RESERVED', message: 'already' }, { status: 409 });
      },
    }),
  },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    const message = await canvas.findByText('You already have a reservation at this time.');
    await expect(message.closest('[role=alert]')).toBeInTheDocument();
    await expect(send(canvas)).toHaveFocus();
    await expect(time(canvas, '5:30\u00a0PM Available')).toBeChecked();
    await expect(request(canvas)).toHaveValue(words);
    await expect(canvas.getByRole('button', { name: 'Contact' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await expect(await canvas.findByRole('heading', { name: 'Your reservation is confirmed' })).toHaveFocus();
    await expect(posts(args.answer)).toHaveLength(2);
  },
};

/** Somebody was faster, and nothing is left of this day: the visitor is sent to the days, and told so once. */
export const LastSlotOfTheDayLost: Story = {
  tags: ['test-only'],
  args: (() => {
    const inventory = sampleInventory();
    const [tomorrow, ...later] = inventory.days;
    const lost = tomorrow?.slots[0]?.slotId ?? '';
    const last = { ...inventory, days: [...onlyLeft(inventory, lost).days.slice(0, 1), ...later] };
    return { answer: losing(last, lost) };
  })(),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    const taken = '5:30 PM was just booked by someone else.';
    const full = 'This day is full. Choose another day.';
    await expect(await canvas.findByText(`${taken} ${full}`)).toBeVisible();
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(taken)).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(full))).toHaveLength(1);
    await expect(canvas.queryByText(/Choose another time/)).toBeNull();
    await expect(days(canvas)[1]).toHaveFocus();
    await userEvent.click(days(canvas)[2]!);
    await expect(canvas.queryByText(/was just booked|is full\.|Choose a time/)).toBeNull();
  },
};

/** Somebody was faster, and nothing is left: a message replaces the form, and the visitor can still ask. */
export const LastSlotLost: Story = {
  args: (() => {
    const inventory = sampleInventory();
    const lost = inventory.days[0]?.slots[0]?.slotId ?? '';
    const last = onlyLeft(inventory, lost);
    return { answer: losing(last, lost) };
  })(),
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.click(send(canvas));
    const message = await canvas.findByText('5:30 PM was just booked by someone else.');
    await expect(message).toBeVisible();
    await expect(message.closest('[tabindex]')).toHaveFocus();
    await expect(canvas.getByText(/^No times are available in the coming days\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Contact' }));
    await expect(await canvas.findByRole('dialog', { name: 'Contact Komorebi Coffee' })).toBeInTheDocument();
  },
};

/** The outcome is unknown: the visitor may try again, within the same transaction. */
export const FailedToSend: Story = {
  args: { answer: answering({ post: () => new Response('{}', { status: 500 }) }) },
  play: async ({ args, canvas }) => {
    await fillIn(canvas);
    const message = within(canvas.getByRole('group', { name: 'Reservation' })).getByRole('alert');
    await expect(message).toBeEmptyDOMElement();
    await userEvent.click(send(canvas));
    await waitFor(() => expect(message).toHaveTextContent(/^Unable to complete your reservation\./));
    // The message asks only once to try again, and the reassurance is on a line of its own.
    await expect(message).toHaveTextContent(/^(?!.*again.*again).*again\.You won’t be booked twice\.$/);
    await expect(within(message).getByText('You won’t be booked twice.')).toBeVisible();
    await expect(send(canvas)).toHaveFocus();
    await expect(time(canvas, '5:30\u00a0PM Available')).toBeChecked();
    await userEvent.click(send(canvas));
    await waitFor(() => expect(posts(args.answer)).toHaveLength(2));
    const ids = posts(args.answer).map(({ headers }) => headers.get('x-transaction-id'));
    await expect(new Set(ids).size).toBe(1);
  },
};

export const VisitorElsewhere: Story = {
  beforeEach: visitorIn('America/New_York'),
  play: async ({ canvas }) => {
    await sizes(canvas);
    await expect(canvas.getByText('Times are in Japan Time.')).toBeVisible();
    await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
    await expect(
      canvas.getByText(/^That’s (?:.+,\s)?[34]:30\sAM your time \(Eastern (Standard|Daylight) Time\)\.$/),
    ).toBeVisible();
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Your reservation is confirmed' });
    await expect(canvas.getByText('Japan Time')).toBeVisible();
    // A ticket is kept: tomorrow it would be wrong to call this tomorrow.
    await expect(canvas.getByText(/^That’s [A-Z][a-z]+\s\d+,\s\d{4}, [34]:30\sAM/)).toBeVisible();
  },
};

export const LongThai: Story = {
  globals: { language: 'th' },
  beforeEach: visitorIn('America/New_York'),
  args: { origin: 'web', platform: 'Android' },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('radiogroup', { name: 'เวลา' });
    const [first] = within(field).getAllByRole('radio');
    if (first) await userEvent.click(first);
    await expect(first).toHaveAccessibleName(/^\d\d:\d\d\u00a0น\. /);
    await expect(canvas.getByText(/^ตรงกับ .+ \d\d:\d\d น\. ตามเวลาของคุณ/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dark: Story = { ...FilledIn, globals: { colorScheme: 'dark', language: 'en' } };
