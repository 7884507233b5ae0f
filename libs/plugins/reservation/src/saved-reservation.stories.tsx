import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { openCaches, type PageCaches, sampleAddress } from '@oa-profile/profile/internal/testing';
import { savedReservations } from './saved-reservations.js';
import {
  answering,
  fillIn,
  posts,
  reservationArgs,
  reservationParameters,
  send,
  sizes,
  visitorIn,
} from './testing/reservation-story.js';
import { sampleReservation } from './testing/sample-inventory.js';

const cameAt = new Date();
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** A device on which these were confirmed for Mei. */
function keptForMei(owner: () => string | undefined, partySizes: readonly number[] = [3]): PageCaches {
  let isWritten = false;
  const caches = openCaches({
    owner: () => (isWritten ? owner() : 'mei'),
    lastOwner: () => 'mei',
    area: 'memory',
  });
  const at = cameAt.getTime();
  const data = partySizes.map((partySize) => ({
    answer: { ...sampleReservation(), partySize, reservationId: `6F1C2${partySize}` },
    at,
  }));
  caches.savedCache(savedReservations).set('@1', { data, at, until: at + 7 * 86_400_000 });
  isWritten = true;
  return caches;
}

const meta = {
  title: 'Plugins/Reservation/On a later visit',
  component: PageStory,
  args: reservationArgs,
  beforeEach({ args }) {
    // Each story has a device of its own.
    args.caches = keptForMei(() => 'mei');
    return visitorIn('Asia/Tokyo')();
  },
  parameters: reservationParameters,
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const alreadyThere = 'You already have a reservation at this time.';
const note = /^As of .+ (AM|PM)\. This may have changed since\.$/;

/** A returning visitor first sees what they have reserved, and can make another reservation. */
export const WhenTheVisitorComesBack: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your reservation' })).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(/5:30\sPM$/)).toBeVisible();
    await expect(canvas.getByText('3 people · until 7:00 PM')).toBeVisible();
    await expect(canvas.getByText('6F1C23')).toBeVisible();
    await expect(canvas.getByRole('link', { name: sampleAddress.text })).toBeVisible();
    // They have not just sent anything, and may be reading something else.
    await expect(canvas.getByRole('heading', { level: 2 })).not.toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await expect(canvas.getByRole('group', { name: 'Reservation' })).toHaveFocus();
    await sizes(canvas);
    await expect(canvas.queryByText(note)).toBeNull();
    await fillIn(canvas);
    // They have a table at that time: the way to it, and a second one on purpose.
    await userEvent.click(send(canvas));
    await expect(await canvas.findByText(alreadyThere)).toBeVisible();
    await expect(posts(args.answer)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Your reservation' }));
    await expect(canvas.getByRole('group', { name: 'Reservation' })).toHaveFocus();
    await expect(canvas.getByText('6F1C23')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await userEvent.click(send(canvas));
    await userEvent.click(await canvas.findByRole('button', { name: 'Make another reservation' }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Your reservation is confirmed' }),
    ).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

/** The app's SDK has not started, and nothing can be requested. */
export const WithoutANetwork: Story = {
  args: {
    anonymous: true,
    host: { getLastOwner: () => 'mei' },
    answer: answering({ get: offline }),
  },
  beforeEach({ args }) {
    args.caches = keptForMei(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByText('6F1C23')).toBeVisible();
    await expect(canvas.queryByText(/^Unable to load/)).toBeNull();
    // Only what needs the network reports the failure.
    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await expect(
      await canvas.findByText('Unable to load available times. A network error occurred. Please try again.'),
    ).toBeVisible();
  },
};

export const MoreThanOne: Story = {
  beforeEach({ args }) {
    args.caches = keptForMei(() => 'mei', [3, 5]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2, name: 'Your reservation' })).toHaveLength(
      2,
    );
    await expect(canvas.getByText('6F1C23')).toBeVisible();
    await expect(canvas.getByText('6F1C25')).toBeVisible();
    // Only once, after the last one.
    const group = within(canvas.getByRole('group', { name: 'Reservation' }));
    await expect(group.getAllByRole('button', { name: 'Make another reservation' })).toHaveLength(1);
  },
};

/** Another visitor on the same device starts with the empty form. */
export const SomebodyElse: Story = {
  tags: ['test-only'],
  args: { host: { getOwner: () => 'somchai' } },
  beforeEach({ args }) {
    args.caches = keptForMei(() => 'somchai');
  },
  play: async ({ canvas }) => {
    await sizes(canvas);
    await expect(canvas.queryByText(note)).toBeNull();
    await expect(canvas.queryByText('6F1C23')).toBeNull();
  },
};
