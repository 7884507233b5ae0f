import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { basicInfoSection } from './section.js';

/** The same part with good content and with bad. */
const meta = {
  title: 'Content/Hours',
  tags: ['!autodocs'],
  component: SectionStory,
  args: {
    section: basicInfoSection,
    data: {},
    context: { account: { name: 'Komorebi Coffee', contentLanguage: 'en' } },
  },
  parameters: { texts: [basicInfoSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const day = [{ opens: '08:00', closes: '19:00' }];

export const HoursAsHours: Story = {
  args: {
    data: {
      hours: {
        timeZone: 'Asia/Tokyo',
        weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day },
        special: [
          { from: '2026-11-23', to: '2026-11-23', intervals: [], note: 'Closed for the autumn festival.' },
        ],
      },
      address: { text: '1-2-3 Kiyosumi, Koto, Tokyo' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};

export const HoursAsText: Story = {
  args: {
    data: {
      address: {
        text: '1-2-3 Kiyosumi, Koto, Tokyo',
        note: 'We open most days from around 8 until the evening. Closed on some Tuesdays and holidays, see our other pages.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Open')).toBeNull();
  },
};
