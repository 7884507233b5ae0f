import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type Mock } from 'storybook/test';
import type { MouseEvent } from 'react';
import { basicInfoSection } from './section.js';

const day = [{ opens: '08:00', closes: '19:00' }];
const data = {
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day },
    special: [
      { from: '2026-11-23', to: '2026-11-23', intervals: [{ opens: '10:00', closes: '16:00' }] },
      { from: '2026-12-01', to: '2026-12-01', intervals: [] },
    ],
  },
};

const onClick: Mock<(event: MouseEvent) => void> = fn((event: MouseEvent) => event.preventDefault());

const meta = {
  title: 'Plugins/Basic information/Special days',
  component: SectionStory,
  args: {
    section: basicInfoSection,
    data,
    context: { specialDayEntry: (date) => ({ href: `/@komorebi/hours/${date}.ics`, onClick }) },
  },
  parameters: { texts: [basicInfoSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only special days can be added to a calendar. */
export const IntoTheCalendar: Story = {
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('link', { name: 'Add to calendar' });
    await expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      '/@komorebi/hours/2026-11-23.ics',
      '/@komorebi/hours/2026-12-01.ics',
    ]);
    await expect(entries[0]).toHaveAccessibleDescription('Mon, Nov\u00a023');
    await userEvent.click(entries[0]!);
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};
