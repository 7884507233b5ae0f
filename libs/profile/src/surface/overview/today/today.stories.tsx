import type { BusinessHours } from '@oa-profile/business-hours';
import type { FreeTime, Plugin, SectionOutline } from '@oa-profile/plugin-sdk/page';
import { calendarIcon } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, type queries, within } from 'storybook/test';
import { PageStory } from '../../../testing/page-story.js';
import { onSmallestPhone, smallestPhone } from '../../../testing/texts/smallest-phone.js';
import { FactStrip } from '../fact-strip.js';
import { factTexts } from '../fact-texts.js';
import { todayTexts } from './today-texts.js';

const HOUR = 60;
const timeZone = 'Asia/Tokyo';
const cafe = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '21:00', lastOrder: '20:30' },
];
const everyDay = (intervals: typeof cafe | { opens: string; closes: string }[]): BusinessHours['weekly'] => ({
  sun: intervals,
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
});
/** Levels by hour, from midnight. */
const usual = [1, 0, -1, -1, -1, -1, -1, -1, 1, 2, 3, 3, 3, 3, 2, 2, 0, 1, 2, 2, 3, 2, 2, 1];

const outlineOf = (hours: Partial<BusinessHours>, isCounted = true): SectionOutline[] => [
  {
    id: 'basic-info',
    type: 'basic-info',
    title: 'Basic information',
    highlights: [{ kind: 'hours', hours: { timeZone, weekly: everyDay(cafe), ...hours }, lastCall: 'order' }],
  },
  {
    id: 'busy-times',
    type: 'busy-times',
    title: 'Busy times',
    highlights: isCounted
      ? [
          {
            kind: 'hourly',
            sign: 'crowd',
            texts: ['Usually not busy', 'Usually a bit busy', 'Usually busy', 'Usually very busy'],
            week: Array.from({ length: 7 }, () => usual).flat(),
          },
        ]
      : [],
  },
];

const tableAt = (day: string, hour: number, isFew = false): FreeTime => ({
  day,
  minutes: hour * HOUR,
  isFew,
  href: `/@komorebi/tables?day=${day}&time=${hour}`,
});
/** The story's day is Saturday, 21 November 2026. */
const tables: Plugin = {
  name: 'tables',
  button: () => ({ icon: calendarIcon, label: 'Reserve', href: '/@komorebi/tables' }),
  freeTimes: () => [
    tableAt('2026-11-21', 17.5, true),
    tableAt('2026-11-21', 18),
    tableAt('2026-11-21', 19.5),
    tableAt('2026-11-21', 20),
    tableAt('2026-11-23', 12),
    tableAt('2026-11-23', 18),
  ],
};

const meta = {
  title: 'Profile/Today',
  component: PageStory,
  args: {
    plugins: [tables],
    account: { timeZone, features: ['reservation'] },
    page: { outline: outlineOf({}) },
    children: <FactStrip onInteractive={() => undefined} />,
  },
  parameters: { texts: [factTexts, todayTexts] },
  globals: { timeOfDay: '12h00' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within<typeof queries>>;

const line = (canvas: Canvas): Promise<HTMLInputElement> => canvas.findByRole<HTMLInputElement>('slider');
const nextTables = (canvas: Canvas): HTMLElement => canvas.getByRole('list', { name: 'Reserve' });
/** Moves the thumb as a finger does, which clings to free times, or as the keyboard does. */
async function moveTo(canvas: Canvas, hour: number, isFinger = true): Promise<void> {
  const range = await line(canvas);
  await (isFinger ? fireEvent.pointerDown(range) : fireEvent.keyDown(range, { key: 'ArrowRight' }));
  await fireEvent.change(range, { target: { value: String(hour * HOUR) } });
}

const isDrawn = (element: Element): boolean => element.getBoundingClientRect().width > 1;

/** What is written on the axis. */
async function labels(canvas: Canvas): Promise<Element[]> {
  const drawing = (await line(canvas)).previousElementSibling;
  return [...(drawing?.querySelectorAll('text') ?? [])].filter(isDrawn);
}

async function expectApart(elements: readonly Element[]): Promise<void> {
  const boxes = elements.map((element) => ({
    text: element.textContent,
    box: element.getBoundingClientRect(),
  }));
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  await expect(boxes.length).toBeGreaterThan(1);
  await expect(
    boxes.flatMap(({ text, box }, at) =>
      boxes.slice(at + 1).flatMap((other) => (isOver(box, other.box) ? [`${text} | ${other.text}`] : [])),
    ),
  ).toEqual([]);
}

/** At noon: the thumb is at now, and the next tables are below the line. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const range = await line(canvas);
    await waitFor(() =>
      expect(range).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^12:00\sPM\s· Open\s· until 4:30\sPM/),
      ),
    );
    await expect(range).toHaveValue(String(12 * HOUR));
    await expect(canvas.getByRole('link', { name: /^Open/ })).toHaveAccessibleName(/Last order 4:00\sPM/);
    await expect(canvas.getByRole('link', { name: 'Usually very busy' })).toHaveAttribute(
      'href',
      '#oa-busy-times',
    );
    const links = within(nextTables(canvas)).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^5:30\sPM$/),
      expect.stringMatching(/^6:00\sPM$/),
      expect.stringMatching(/^7:30\sPM$/),
      expect.stringMatching(/^Mon 6:00\sPM$/),
    ]);
  },
};

/** "And at six?": the answer's sentence, and the way to a table then. */
export const AtSix: Story = {
  play: async ({ canvas }) => {
    await moveTo(canvas, 18);
    await expect(await line(canvas)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(
        /^6:00\sPM\s· Open\s· until 9:00\sPM\s· Last order 8:30\sPM\s· Usually busy\s· Available$/,
      ),
    );
    await expect(canvas.getByRole('link', { name: /^Reserve 6:00\sPM$/ })).toHaveAttribute(
      'href',
      '/@komorebi/tables?day=2026-11-21&time=18',
    );
  },
};

/** Without a table then, the next one. */
export const WithoutATable: Story = {
  play: async ({ canvas }) => {
    await moveTo(canvas, 14);
    await expect(canvas.getByRole('link', { name: /^Next free: 5:30\sPM$/ })).toBeVisible();
    await expect(await line(canvas)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/\s· Next free: 5:30\sPM$/),
    );
  },
};

/** A finger that comes near to a table means it; a key moves on, or nobody could get past one. */
export const NearATable: Story = {
  play: async ({ canvas }) => {
    await moveTo(canvas, 19.25);
    await expect(await line(canvas)).toHaveValue(String(19.5 * HOUR));
    await moveTo(canvas, 19.25, false);
    await expect(await line(canvas)).toHaveValue(String(19.25 * HOUR));
  },
};

/** What is over cannot be chosen. */
export const IntoThePast: Story = {
  play: async ({ canvas }) => {
    await moveTo(canvas, 18);
    await moveTo(canvas, 9);
    await expect(await line(canvas)).toHaveValue(String(12 * HOUR));
    await expect(nextTables(canvas)).toBeVisible();
  },
};

/** Another day is looked at about the same hour; one with tables at a table. */
export const OnAnotherDay: Story = {
  play: async ({ canvas }) => {
    await moveTo(canvas, 18.5);
    const day = canvas.getByRole('combobox', { name: 'Day' });
    await userEvent.selectOptions(day, 'Mon');
    await expect(await line(canvas)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Mon,\sNov\s23\s6:00\sPM/),
    );
    await expect(canvas.getByRole('link', { name: /^Reserve 6:00\sPM$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('day=2026-11-23'),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Day' }), 'Today');
    await expect(await line(canvas)).toHaveAttribute('aria-valuetext', expect.stringMatching(/^6:00\sPM/));
  },
};

export const InTheMorning: Story = { globals: { timeOfDay: '07h30' } };

/** The break is a gap. */
export const InTheBreak: Story = {
  globals: { timeOfDay: '17h45' },
  args: {
    page: {
      outline: outlineOf({
        weekly: everyDay([
          { opens: '11:00', closes: '15:00' },
          { opens: '18:00', closes: '22:00' },
        ]),
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await line(canvas)).toHaveAttribute('aria-valuetext', expect.stringContaining('On a break')),
    );
    await expect(canvas.getByText('Break')).toBeInTheDocument();
  },
};

export const AfterTheLastOrder: Story = {
  globals: { timeOfDay: '21h00' },
  args: {
    page: {
      outline: outlineOf({
        weekly: everyDay([{ opens: '11:00', closes: '22:30', lastOrder: '20:45' }]),
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Last orders are over/ })).toBeVisible();
  },
};

/** A night belongs to the evening on which it began. */
export const PastMidnight: Story = {
  globals: { timeOfDay: '02h00' },
  args: { page: { outline: outlineOf({ weekly: everyDay([{ opens: '18:00', closes: '04:00' }]) }) } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await line(canvas)).toHaveValue(String(26 * HOUR)));
  },
};

/** Closed all day: the next day on which it is open, by name. */
export const ClosedToday: Story = {
  args: { page: { outline: outlineOf({ weekly: { ...everyDay(cafe), sat: [] } }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sun,\sNov\s22$/)).toBeInTheDocument();
    await expect(await line(canvas)).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Sun,\sNov\s22\s8:00\sAM/),
    );
  },
};

/** Eighteen hours have room for each third of them. */
export const LongDay: Story = {
  args: { page: { outline: outlineOf({ weekly: everyDay([{ opens: '08:00', closes: '02:00' }]) }) } },
  play: async ({ canvas }) => {
    const hours = await labels(canvas);
    await expectApart(hours);
    await expect(hours.map(({ textContent }) => textContent.replace(/\s/, ' '))).toEqual([
      '9 AM',
      '12 PM',
      '3 PM',
      '6 PM',
      '9 PM',
      '12 AM',
    ]);
  },
};

export const RoundTheClock: Story = {
  args: { page: { outline: outlineOf({ weekly: everyDay([{ opens: '00:00', closes: '24:00' }]) }) } },
  play: async ({ canvas }) => {
    await expectApart(await labels(canvas));
  },
};

/** The hour at an end of the axis reaches further into it than one in between. */
export const UntilMidnight: Story = {
  args: { page: { outline: outlineOf({ weekly: everyDay([{ opens: '03:00', closes: '24:00' }]) }) } },
  play: async ({ canvas }) => {
    const hours = await labels(canvas);
    await expectApart(hours);
    await expect(hours.at(-1)).toHaveTextContent('12 AM');
  },
};

/** Wells without bars: what nobody counts is not told as quiet. */
export const WithoutBusyTimes: Story = { args: { page: { outline: outlineOf({}, false) } } };

/** Nothing to reserve: the line says that it can be touched, and answers all the same. */
export const WithoutTables: Story = {
  args: { plugins: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Slide to see another time')).toBeVisible();
    await moveTo(canvas, 18);
    await expect(canvas.getByText(/until 9:00\sPM/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Reserve|Next/ })).toBeNull();
  },
};

/** Hours that nobody knows are no line, and the tables are there. */
export const WithoutHours: Story = {
  args: { page: { outline: outlineOf({ weekly: {} }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Reserve' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const TemporarilyClosed: Story = {
  args: { plugins: [], page: { outline: outlineOf({ temporarilyClosed: {} }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Temporarily closed')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Japanese: Story = { globals: { language: 'ja' } };
export const Chinese: Story = { globals: { language: 'zh-TW' } };
export const Thai: Story = { globals: { language: 'th' } };
export const Indonesian: Story = { globals: { language: 'id' } };
export const Korean: Story = { globals: { language: 'ko' } };
/** With large text the axis has every sixth hour, and the last order has a line of its own. */
export const TextTwiceAsLarge: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    await expectApart(await labels(canvas));
    await expect(canvas.getAllByText(/^Last order 4:00\sPM$/).filter(isDrawn)).toHaveLength(1);
  },
};

export const SmallestPhone: Story = {
  parameters: { viewport: smallestPhone },
  globals: onSmallestPhone('th'),
  play: async ({ canvas }) => {
    await expectApart(await labels(canvas));
  },
};

/** On the smallest phone neither the axis nor the way to a table lies over other words. */
export const AtSixOnTheSmallestPhone: Story = {
  parameters: { viewport: smallestPhone },
  globals: onSmallestPhone('en'),
  play: async ({ canvas }) => {
    await moveTo(canvas, 18);
    const way = await canvas.findByRole('link', { name: /^Reserve 6:00\sPM$/ });
    const words = [canvas.getByText(/^6:00\sPM$/), canvas.getByText(/until 9:00\sPM/)];
    await expectApart([way, ...words, ...(await labels(canvas))]);
  },
};

/** While the thumb moves, what is below the line stays where it is, however long the sentence of a moment is. */
export const StaysAsHighAsItIs: Story = {
  parameters: { viewport: smallestPhone },
  globals: onSmallestPhone('en'),
  play: async ({ canvas, canvasElement }) => {
    const heights = new Set<number>();
    for (const hour of [13, 15, 16.25, 17, 18, 20.75]) {
      await moveTo(canvas, hour);
      heights.add(canvasElement.getBoundingClientRect().height);
    }
    await expect([...heights]).toHaveLength(1);
  },
};
