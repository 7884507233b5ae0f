import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { placePlugin } from '../place-plugin.js';
import { placeTexts } from '../place-texts.js';
import { ArrivalPlan } from './arrival-plan.js';

const lunchAndDinner = [
  { opens: '11:00', closes: '14:30', lastOrder: '14:00' },
  { opens: '17:30', closes: '01:00', lastOrder: '00:30' },
];
const weekly = {
  sun: lunchAndDinner,
  mon: lunchAndDinner,
  tue: lunchAndDinner,
  wed: lunchAndDinner,
  thu: lunchAndDinner,
  fri: lunchAndDinner,
  sat: lunchAndDinner,
};
const outline: SectionOutline[] = [
  {
    id: 'basic-info',
    type: 'basic-info',
    title: 'Facts',
    highlights: [{ kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly }, lastCall: 'order' }],
  },
  {
    id: 'busy-times',
    type: 'busy-times',
    title: 'Busy times',
    highlights: [
      {
        kind: 'hourly',
        sign: 'crowd',
        texts: ['Usually not busy', 'Usually busy'],
        week: Array.from({ length: 7 * 24 }, (_, hour) => (hour % 24 > 18 ? 1 : 0)),
      },
    ],
  },
];

const meta = {
  title: 'Plugins/Place/Time of arrival',
  component: PageStory,
  args: {
    plugins: [placePlugin],
    account: { name: 'Komorebi Coffee', contentLanguage: 'en', color: '#2f6b4f', timeZone: 'Asia/Tokyo' },
    page: { initialView: { name: 'named', view: 'place' }, outline },
    children: <ArrivalPlan />,
  },
  parameters: { texts: [placeTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const tomorrowAt = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): HTMLElement => {
  const days = canvas.getAllByRole('radio');
  // The last six of seven days: none of them is today.
  const [day] = days.slice(-6);
  if (!day) throw new Error('There are no days to choose from');
  return day;
};

/** The initial state, before anything is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Right now' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(/Open|Closed|On a break/);
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
  },
};

/** A day defaults to noon; moving the slider changes the time and the result. */
export const AnotherDay: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(tomorrowAt(canvas));
    const slider = await canvas.findByRole('slider', { name: 'Time of arrival' });
    await expect(slider).toHaveAttribute('aria-valuetext', '12:00\u00a0PM');
    await fireEvent.change(slider, { target: { value: String(20 * 60) } });
    await expect(slider).toHaveAttribute('aria-valuetext', '8:00\u00a0PM');
    await expect(canvas.getByRole('status')).toHaveTextContent(/8:00 PM/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /Open · .*Last order 12:30 AM \(next day\) · Usually busy/,
    );
    const entry = canvas.getByRole('link', { name: 'Add to calendar' });
    await expect(entry).toHaveAttribute('href', expect.stringMatching(/\/visit\.ics\?start=\d{4}-/));
  },
};

/** A visitor who would find it closed is offered the opening time. */
export const ClosedThen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(tomorrowAt(canvas));
    const slider = await canvas.findByRole('slider', { name: 'Time of arrival' });
    await fireEvent.change(slider, { target: { value: String(9 * 60) } });
    await expect(canvas.getByRole('status')).toHaveTextContent(/Closed/);
    await userEvent.click(canvas.getByRole('button', { name: /, 11:00\u00a0AM instead$/ }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Open/));
    // The button has disappeared.
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('slider', { name: 'Time of arrival' })).toHaveAttribute(
      'aria-valuetext',
      '11:00\u00a0AM',
    );
  },
};

/** At twice the text size no word is torn apart, on the smallest phone. */
export const LargeTextOnASmallPhone: Story = {
  tags: ['test-only'],
  globals: { textSize: '200', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(9);
    for (const label of radios.map((radio) => radio.closest('label'))) {
      const texts = document.createTreeWalker(label!, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const range = document.createRange();
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          await expect(range.getClientRects()).toHaveLength(1);
        }
      }
    }
  },
};

/** A page that was left open does not plan for a time that is over. */
export const LeftOpen: Story = {
  tags: ['test-only'],
  args: { children: <ArrivalPlan initially={{ date: '2026-01-01', minutes: 12 * 60 }} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Right now' })).toBeChecked();
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  },
};

/** If the hours are unknown, there is nothing to plan. */
export const HoursUnknown: Story = {
  args: { page: { initialView: { name: 'named', view: 'place' }, outline: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};
