import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { factTexts } from './fact-texts.js';
import { FactStrip } from './fact-strip.js';

const day = [{ opens: '08:00', closes: '18:00' }];
const weekly = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

const meta = {
  title: 'Profile/Facts at another time',
  component: PageStory,
  args: {
    children: <FactStrip onInteractive={() => undefined} />,
    page: {
      outline: [
        {
          id: 'basic-info',
          type: 'basic-info',
          title: 'Basic information',
          highlights: [{ kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly } }],
        },
      ],
    },
  },
  tags: ['test-only'],
  parameters: { texts: [factTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toolbar's setting is the page's current time. */
export const Noon: Story = {
  globals: { timeOfDay: '12h00' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link')).toHaveTextContent('Open · until 6:00 PM'));
  },
};

export const Night: Story = {
  globals: { timeOfDay: '02h00' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link')).toHaveTextContent('Closed'));
  },
};
