import { type StoryCanvas, playEmpty, playWholeSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { busyTimesSection } from './section.js';
import type { BusyTimes } from './data.js';

const closed = Array<number>(24).fill(0);

/** A day with values for the hours from `opens` on. */
function from(opens: number, ...values: number[]): number[] {
  return [...closed.slice(0, opens), ...values, ...closed].slice(0, 24);
}

const weekday = from(8, 22, 30, 26, 34, 66, 58, 40, 44, 38, 30, 18);
const weekend = from(8, 28, 48, 62, 74, 92, 100, 88, 76, 70, 52, 34);

const komorebi: BusyTimes = {
  weekdays: {
    sun: weekend,
    mon: weekday,
    tue: closed,
    wed: weekday,
    thu: weekday,
    fri: weekday,
    sat: weekend,
  },
  live: { value: 74, measuredAt: '2026-11-21T11:52:00+09:00' },
  usualStayMinutes: { min: 40, max: 75 },
};

/** Friday and Saturday evenings last until two. */
const bar: BusyTimes = {
  weekdays: {
    sun: [64, 30, ...closed].slice(0, 24),
    mon: closed,
    tue: from(18, 10, 16, 24, 30, 26, 14),
    wed: from(18, 12, 20, 28, 36, 30, 18),
    thu: from(18, 18, 28, 40, 46, 40, 22),
    fri: from(18, 36, 58, 74, 88, 94, 82),
    sat: [60, 28, ...from(18, 44, 66, 84, 96, 100, 90).slice(2)],
  },
  usualStayMinutes: { min: 90, max: 120 },
};

const always: BusyTimes['weekdays'][keyof BusyTimes['weekdays']] = Array.from({ length: 24 }, (_, hour) =>
  Math.round(45 - 40 * Math.cos(((hour - 3) / 12) * Math.PI)),
);
const store: BusyTimes = {
  weekdays: { sun: always, mon: always, tue: always, wed: always, thu: always, fri: always, sat: always },
};

const meta = {
  title: 'Plugins/Busy times',
  component: SectionStory,
  args: { section: busyTimesSection, data: komorebi },
  parameters: { texts: [busyTimesSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A time in Tokyo in November 2026, when the 21st is a Saturday. */
const at = (time: string): { now: Date } => ({ now: new Date(`2026-11-${time}:00+09:00`) });

const day = [{ opens: '08:00', closes: '19:00' }];
/** The account's own hours: closed on Tuesdays. */
const hours = {
  timeZone: 'Asia/Tokyo',
  weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day },
};

/** The level of an hour in the table of the chosen day. */
function levelAt(canvas: StoryCanvas, hour: RegExp): string | null {
  const row = canvas.getByRole('row', { name: hour, hidden: true });
  return within(row).getByRole('cell', { hidden: true }).textContent;
}

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Busy times' })).toBeVisible();
    await expect(canvas.getByText('Busy right now')).toBeVisible();
    await expect(canvas.getByText('People usually spend 40–75 min here')).toBeVisible();
    await expect(canvas.getByText('Busiest around 1:00 PM')).toBeVisible();

    const days = canvas.getByRole('group', { name: 'Day of the week' });
    await expect(within(days).getAllByRole('radio')).toHaveLength(7);
    await expect(within(days).getByRole('radio', { name: 'Saturday, today' })).toBeChecked();

    await userEvent.click(within(days).getByRole('radio', { name: 'Monday' }));
    await expect(canvas.getByText('Busiest around 12:00 PM')).toBeVisible();
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'chooseBusyDay' });
    // The current state does not depend on the chosen day.
    await expect(canvas.getByText('Busy right now')).toBeVisible();
  },
};

export const AsATable: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('table', { name: 'Saturday', hidden: true });
    await expect(table).not.toBeVisible();
    await userEvent.click(canvas.getByText('Hour by hour'));
    await waitFor(() => expect(table).toBeVisible());
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openBusyTable' });

    await expect(within(table).getAllByRole('rowheader')).toHaveLength(11);
    const now = within(table).getByRole('rowheader', { name: '12:00\u00a0PM Now' });
    await expect(now).toHaveAttribute('aria-current', 'time');
    await expect(levelAt(canvas, /^8:00\sAM/)).toBe('A bit busy');
    await expect(levelAt(canvas, /^12:00\sPM/)).toBe('Very busy');
  },
};

export const ByKeyboard: Story = {
  tags: ['test-only'],
  args: { context: { hours } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Saturday, today' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Friday' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Tuesday' })).toHaveFocus();
    await expect(canvas.getByText('Usually closed on Tuesdays')).toBeVisible();
    await expect(canvas.queryByRole('table', { hidden: true })).toBeNull();
  },
};

/** The bars of the chosen day, from left to right. */
const barOf = (canvasElement: HTMLElement, place: number): SVGElement => {
  const bar = canvasElement.querySelectorAll('svg rect')[place];
  if (!(bar instanceof SVGElement)) throw new Error(`No bar ${place}`);
  return bar;
};

/** A tap on a bar tells what is usual at that hour; on another day it is the same hour. */
export const HourOnATap: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bar = barOf(canvasElement, 3);
    const { x, width, bottom } = bar.getBoundingClientRect();
    await fireEvent.click(bar, { clientX: x + width / 2, clientY: bottom });
    await expect(canvas.getByText('11:00 AM · Usually busy')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monday' }));
    await expect(canvas.getByText('11:00 AM · Usually a bit busy')).toBeVisible();
    // An hour's name is part of it.
    const name = canvas.getByText('12:00 PM', { selector: 'svg *' });
    const { left, width: wide, top } = name.getBoundingClientRect();
    await fireEvent.click(name, { clientX: left + wide / 2, clientY: top });
    await expect(canvas.getByText(/^12:00 PM · /)).toBeVisible();
    await expect(getComputedStyle(bar).cursor).toBe('pointer');
  },
};

/** In a page that reads from right to left, too, each hour's name is below its bar. */
export const FromRightToLeft: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    const section = canvasElement.querySelector('section');
    const [last] = canvas.getAllByText('6:00 PM', { selector: 'svg *' });
    if (!section || !last) throw new Error('No chart');
    const before = last.getBoundingClientRect().left - section.getBoundingClientRect().left;
    section.dir = 'rtl';
    await expect(last.getBoundingClientRect().left - section.getBoundingClientRect().left).toBeCloseTo(
      before,
      0,
    );
  },
};

/** The arrow keys go from hour to hour, and a screen reader says each. */
export const HourByKeyboard: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('slider', { name: 'Time' });
    await expect(hour).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^12:00\sPM\s· Usually very busy$/),
    );
    hour.focus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}{ArrowRight}');
    await expect(hour).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^6:00\sPM\s· Usually a bit busy$/),
    );
    await expect(canvas.getByText('6:00 PM · Usually a bit busy')).toBeVisible();
    // The browser's own: one page back, the page's top.
    for (const key of [
      { key: 'ArrowLeft', altKey: true },
      { key: 'ArrowLeft', metaKey: true },
      { key: 'Home', ctrlKey: true },
    ])
      await expect(await fireEvent.keyDown(hour, key), JSON.stringify(key)).toBe(true);
    await expect(canvas.getByText('6:00 PM · Usually a bit busy')).toBeVisible();
  },
};

export const BusierThanUsual: Story = {
  args: {
    context: at('20T16:00'),
    data: { ...komorebi, live: { value: 81, measuredAt: '2026-11-20T15:58:00+09:00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByText('Very busy right now')).toBeVisible();
  },
};

/** A count from more than an hour ago is not live. */
export const NotLiveAnyMore: Story = {
  args: { data: { ...komorebi, live: { value: 10, measuredAt: '2026-11-21T10:55:00+09:00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually very busy at this time')).toBeVisible();
    await expect(canvas.queryByText('Live')).toBeNull();
    await expect(canvas.queryByText(/right now/)).toBeNull();
  },
};

export const ClosedNow: Story = {
  args: { context: { ...at('21T21:00'), hours } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually closed at this time')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Saturday, today' })).toBeChecked();
    await expect(canvas.queryByText('Now')).toBeNull();
  },
};

/** A count of nobody while it is closed is not shown. */
export const NobodyBehindClosedDoors: Story = {
  args: {
    context: { ...at('24T12:00'), hours },
    data: { ...komorebi, live: { value: 0, measuredAt: '2026-11-24T11:55:00+09:00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually closed at this time')).toBeVisible();
    await expect(canvas.queryByText('Live')).toBeNull();
  },
};

/** If the hours are not known, a count of visitors at an unusual hour means that it is open. */
export const OpenForOnce: Story = {
  args: {
    context: at('24T12:00'),
    data: { ...komorebi, live: { value: 40, measuredAt: '2026-11-24T11:55:00+09:00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A bit busy right now')).toBeVisible();
  },
};

/** Who was there before closing is not there any more. */
export const CountedBeforeClosing: Story = {
  tags: ['test-only'],
  args: {
    context: { ...at('21T19:10'), hours },
    data: { ...komorebi, live: { value: 92, measuredAt: '2026-11-21T18:55:00+09:00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually closed at this time')).toBeVisible();
    await expect(canvas.queryByText('Live')).toBeNull();
  },
};

/** Nobody has counted on Tuesdays, on which it is open. */
export const NotCounted: Story = {
  args: { context: { ...at('24T12:00'), hours: { ...hours, weekly: { ...hours.weekly, tue: day } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data for this time')).toBeVisible();
    await expect(canvas.getByText('No data for Tuesdays')).toBeVisible();
    await expect(canvas.queryByText(/closed/i)).toBeNull();
  },
};

/** On a day that is known to be closed, a sentence says so, and the next day is shown. */
export const ClosedToday: Story = {
  args: { context: { ...at('24T12:00'), hours } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Wednesday' })).toBeChecked();
    await expect(canvas.getByText('Usually closed at this time')).toBeVisible();
    await expect(canvas.getByText('Usually closed on Tuesdays')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Tuesday, today' }));
    await expect(canvas.getByText('Usually closed on Tuesdays')).toBeVisible();
  },
};

/** Half past midnight on Sunday still belongs to Saturday evening. */
export const PastMidnight: Story = {
  args: { data: bar, context: at('22T00:30') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usually busy at this time')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Saturday' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Sunday, today' })).not.toBeChecked();
    await userEvent.click(canvas.getByText('Hour by hour'));
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Saturday' })).toBeVisible());
    await expect(canvas.getByRole('rowheader', { name: '12:00\u00a0AM (next\u00a0day) Now' })).toBeVisible();
  },
};

export const OtherTimeZone: Story = {
  args: { context: { ...at('21T12:00'), account: { timeZone: 'America/New_York' } } },
  play: async ({ canvas }) => {
    // In New York it is 10 PM the day before.
    await expect(canvas.getByRole('radio', { name: 'Friday, today' })).toBeChecked();
  },
};

/** All 24 hours have a bar. */
export const Many: Story = {
  args: { data: store },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('rect')).toHaveLength(24);
    await userEvent.click(canvas.getByText('Hour by hour'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(24));
    await expect(canvas.queryByText(/People usually spend/)).toBeNull();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playWholeSummary };

export const Empty: Story = {
  args: {
    data: {
      weekdays: {
        ...komorebi.weekdays,
        ...Object.fromEntries(Object.keys(komorebi.weekdays).map((day) => [day, closed])),
      },
    },
  },
  play: playEmpty,
};

/** The API's code for an account without counts. */
export const NotFound: Story = {
  args: { state: { status: 'Failure', code: 'NOT_FOUND_TRAFFIC_INFO' } },
  play: Empty.play!,
};

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
