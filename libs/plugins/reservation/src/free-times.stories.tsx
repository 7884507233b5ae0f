import { addDays, localDate } from '@oa-profile/business-hours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { onSmallestPhone, smallestPhone } from '@oa-profile/profile/internal/testing';
import { FreeTimes } from './free-times.js';
import { reservationProfileTexts } from './on-profile/reservation-profile-texts.js';
import { reservationPlugin } from './reservation-plugin.js';

const timeZone = 'Asia/Tokyo';
const HOUR_MS = 3_600_000;

/** Times from `hours` on, every hour, that count as those of a day. */
const times = (daysAhead: number, hours: readonly number[]) =>
  hours.map((hour) => ({
    day: addDays(localDate(timeZone, new Date()), daysAhead),
    time: '19:00',
    startsAt: new Date(Date.now() + hour * HOUR_MS).toISOString(),
  }));

const meta = {
  title: 'Plugins/Reservation/Free times',
  component: PageStory,
  args: {
    plugins: [reservationPlugin],
    account: { features: ['reservation'], timeZone },
    page: { given: { reservation: times(0, [1, 2, 3, 4]) } },
    children: <FreeTimes />,
  },
  parameters: { texts: [reservationProfileTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three of them, each a link to the form with this time filled in. */
export const Today: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Available today' });
    const links = [...list.querySelectorAll('a')];
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAccessibleName(/^Reserve \d+:\d\d\s[AP]M$/);
    await expect(links[0]?.getAttribute('href')).toMatch(
      /^\/@komorebi\/reservation\?day=\d{4}-\d\d-\d\d&time=19%3A00$/,
    );
  },
};

/** Only those of one day: a time of the next one would look like one of today. */
export const TomorrowAndLater: Story = {
  args: { page: { given: { reservation: [...times(1, [20, 21]), ...times(2, [44])] }, query: '?lang=en' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Available tomorrow' });
    await expect(list.querySelectorAll('a')).toHaveLength(2);
    await expect(list.querySelector('a')).toHaveAttribute('href', expect.stringContaining('?lang=en&day='));
  },
};

export const OnAnotherDay: Story = {
  args: { page: { given: { reservation: times(3, [70, 71, 72]) } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Available \w{3}, \w{3}\s\d+$/ })).toBeVisible();
  },
};

/** A page that has stayed open: what is over is not offered, and nothing below moves. */
export const Over: Story = {
  args: { page: { given: { reservation: times(0, [-2, -1]) } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    const room = canvasElement.querySelector('div > div');
    await expect(room?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Thai: Story = { globals: { language: 'th' } };

export const OnTheSmallestPhone: Story = {
  args: { page: { given: { reservation: times(3, [70, 71, 72]) } } },
  globals: onSmallestPhone('ko'),
  parameters: { viewport: smallestPhone },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
