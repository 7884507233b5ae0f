import { intentAddress } from '@oa-profile/plugin-sdk/page';
import { connectionLost } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { openCaches } from '@oa-profile/profile/internal/testing';
import { draftChanged, sendSucceeded } from './reservation-slice.js';
import { reservationTexts } from './reservation-texts.js';
import { tableChoice } from './table-choice.js';
import { tableValues, type TableChoice } from './table-in-link.js';
import {
  answering,
  days,
  ok,
  posts,
  reservationArgs,
  send,
  size,
  sizes,
  time,
  times,
  visitorIn,
} from './testing/reservation-story.js';
import { sampleInventory, sampleReservation } from './testing/sample-inventory.js';

/** From a browser into the app: what was chosen in the browser is filled in in the app. */
const meta = {
  title: 'Plugins/Reservation/From a link',
  component: PageStory,
  args: { ...reservationArgs, page: { ...reservationArgs.page, basePath: '/@komorebi' } },
  beforeEach: visitorIn('Asia/Tokyo'),
  parameters: {
    layout: 'fullscreen',
    texts: [reservationTexts],
    docs: { story: { inline: false, height: '844px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const timeZone = 'Asia/Tokyo';
const [tomorrow, later] = sampleInventory().days;
const choiceOf = (day: typeof tomorrow, time: number): TableChoice => {
  const slot = day?.slots[time];
  if (!day || !slot) throw new Error('The sample has fewer times');
  return tableChoice(day, slot, { partySize: 4, timeZone });
};

/** Opens the story at the address of such a link. */
const arrivedBy = (table: TableChoice) => () => {
  const before = location.href;
  const { path, query } = intentAddress({
    view: { name: 'named', view: 'reservation' },
    values: tableValues(table),
  });
  history.replaceState(null, '', `/@komorebi${path}${query}&lang=en`);
  return () => history.replaceState(null, '', before);
};
const arrive = (table: TableChoice) => () => {
  const leave = visitorIn('Asia/Tokyo')();
  const back = arrivedBy(table)();
  return () => {
    leave();
    back();
  };
};

export const ATimeOfTheFirstScreen: Story = {
  beforeEach: arrive({ ...choiceOf(later, 1), people: undefined }),
  play: async ({ canvas }) => {
    await expect(await size(canvas, '2 people')).toBeChecked();
    await expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked();
    await expect(location.search).toBe('?lang=en');
  },
};

export const FilledIn: Story = {
  beforeEach: arrive(choiceOf(later, 1)),
  play: async ({ args, canvas }) => {
    await expect(await size(canvas, '4 people')).toBeChecked();
    await expect(days(canvas)[2]).toBeChecked();
    await expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked();
    // Nothing is done by itself, and the address does not fill it in again.
    await expect(posts(args.answer)).toEqual([]);
    await expect(location.search).toBe('?lang=en');
    await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
    await userEvent.click(time(canvas, '6:00\u00a0PM Available'));
    await userEvent.click(send(canvas));
    await canvas.findByRole('heading', { name: 'Your reservation is confirmed' });
    const [sent] = posts(args.answer);
    await expect(await sent?.clone().json()).toEqual({ slotId: later?.slots[1]?.slotId, partySize: 4 });
  },
};

/** What was confirmed earlier is no answer to a time that is tapped now. */
export const AfterAnEarlierReservation: Story = {
  tags: ['test-only'],
  args: {
    happened: [sendSucceeded({ answer: sampleReservation(), isEarlier: false })],
  },
  beforeEach: arrive(choiceOf(later, 1)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked());
    await expect(canvas.queryByText('Your reservation is confirmed')).toBeNull();
  },
};

/** What an earlier page has sent is found first. It is told as that, and the time that is tapped now is still asked for. */
export const AfterAReservationWithoutAnAnswer: Story = {
  tags: ['test-only'],
  args: { answer: answering({ put: () => ok({ reservation: sampleReservation() }) }) },
  beforeEach({ args }) {
    args.caches = openCaches({ owner: () => 'mei', area: 'memory' });
    args.caches.openWrites.set('reservation @1', { transactionId: 't-1' });
    return arrive(choiceOf(later, 1))();
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Your reservation' });
    await expect(canvas.getByText(/^Your earlier reservation had already gone through\./)).toBeVisible();
    await expect(canvas.queryByText('Your reservation is confirmed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make another reservation' }));
    await waitFor(() => expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked());
    await expect(posts(args.answer)).toEqual([]);
  },
};

/** What was found is what the address asks for. */
export const FoundAsItWasAskedFor: Story = {
  tags: ['test-only'],
  args: {
    answer: answering({
      put: () => ok({ reservation: { ...sampleReservation(), startsAt: later?.slots[1]?.startsAt } }),
    }),
  },
  beforeEach({ args }) {
    args.caches = openCaches({ owner: () => 'mei', area: 'memory' });
    args.caches.openWrites.set('reservation @1', { transactionId: 't-1' });
    return arrive(choiceOf(later, 1))();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Your reservation is confirmed' });
  },
};

/** A time that was chosen earlier is not what the link asks for. */
export const NotOfferedWithADraft: Story = {
  tags: ['test-only'],
  args: { happened: [draftChanged({ slotId: tomorrow?.slots[0]?.slotId })] },
  beforeEach: arrive({ people: 4, day: '2020-02-02', time: '18:00' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The time you chose isn’t available. Choose another time.'),
    ).toBeVisible();
    await expect(within(times(canvas)).queryByRole('radio', { checked: true })).toBeNull();
  },
};

/** The page offers a reload, which must then find the choice again. */
export const WithoutTheAppsSdk: Story = {
  tags: ['test-only'],
  args: { anonymous: true, happened: [connectionLost()] },
  beforeEach: arrive(choiceOf(later, 1)),
  play: async ({ canvas }) => {
    await expect(await size(canvas, '4 people')).toBeChecked();
    await waitFor(() => expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked());
    await expect(location.search).toContain('people=4');
  },
};

/** A link to a time that is full, maybe for days: the day and the party size stay. */
export const FullTime: Story = {
  beforeEach: arrive(choiceOf(tomorrow, 2)),
  play: async ({ canvas }) => {
    await expect(await size(canvas, '4 people')).toBeChecked();
    await expect(
      await canvas.findByText('The time you chose isn’t available. Choose another time.'),
    ).toBeVisible();
    await expect(within(times(canvas)).queryByRole('radio', { checked: true })).toBeNull();
    // Another day makes the time of the link obsolete.
    await userEvent.click(days(canvas)[2]!);
    await expect(canvas.queryByText(/^The time you chose/)).toBeNull();
  },
};

/** An outdated link, for more people than the account takes: its valid parts count, and the form says what does not. */
export const NotOffered: Story = {
  beforeEach: arrive({ people: 40, day: '2020-02-02', time: '18:00' }),
  play: async ({ canvas }) => {
    // As many as the account takes.
    await expect(await size(canvas, '6 people')).toBeChecked();
    await expect(days(canvas)[1]).toBeChecked();
    await expect(within(times(canvas)).queryByRole('radio', { checked: true })).toBeNull();
    await expect(
      canvas.getByText('A table for 40 people can’t be reserved here. Choose another party size.'),
    ).toBeVisible();
    const gone = 'The time you chose isn’t available. Choose another time.';
    await expect(canvas.getByText(gone)).toBeVisible();
    await userEvent.click(await size(canvas, '5 people'));
    await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
    await expect(canvas.queryByText(/^A table for 40/)).toBeNull();
    await expect(canvas.queryByText(gone)).toBeNull();
  },
};

/** The time is filled in, the party is not. */
export const ForMoreThanTheAccountTakes: Story = {
  tags: ['test-only'],
  beforeEach: arrive({ ...choiceOf(later, 1), people: 12 }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(time(canvas, '6:00\u00a0PM Available')).toBeChecked());
    await expect(canvas.getByText(/^A table for 12 people/)).toBeVisible();
    await userEvent.click(await size(canvas, '5 people'));
    await expect(canvas.queryByText(/^A table for 12/)).toBeNull();
  },
};

/** Everybody can look and choose; reserving is for visitors known to the app. */
export const LeadsIntoTheApp: Story = {
  args: {
    origin: 'web',
    platform: 'Desktop',
    page: {
      ...reservationArgs.page,
      query: '?lang=en',
      appLinks: {
        addFriend: '#add',
        chat: '#chat',
        call: '#call',
        open: 'https://app.example/@komorebi?lang=en',
        openAt: 'https://app.example/@komorebi{path}{query}',
        update: 'https://app.example/get',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await size(canvas, '4 people'));
    await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
    await userEvent.click(send(canvas));
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Open LINE to finish your reservation for 4' }),
    );
    await waitFor(() => expect(dialog.getByText(/, 5:30 PM · 4 people$/)).toBeVisible());
    const { people, day } = choiceOf(tomorrow, 0);
    // What was chosen, and not the visitor.
    await expect(dialog.getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      `https://app.example/@komorebi/reservation?lang=en&people=${people}&day=${day}&time=17%3A30`,
    );
    await expect(dialog.getByRole('link', { name: 'Get LINE' })).toHaveAttribute(
      'href',
      'https://app.example/get',
    );
    await expect(posts(args.answer)).toEqual([]);
  },
};

/** If a host's link leads only to the account, nothing more is promised. */
export const IntoAnAppThatKnowsNoViews: Story = {
  tags: ['test-only'],
  args: { origin: 'web', platform: 'Android', answer: answering() },
  play: async ({ canvas }) => {
    await sizes(canvas);
    await userEvent.click(time(canvas, '5:30\u00a0PM Available'));
    await userEvent.click(send(canvas));
    const dialog = within(
      await canvas.findByRole('dialog', { name: 'Open LINE to finish your reservation for 2' }),
    );
    await expect(dialog.getByRole('link', { name: 'Open LINE' })).toHaveAttribute(
      'href',
      'https://app.example/open',
    );
    await expect(dialog.queryByText(/filled in there/)).toBeNull();
  },
};
