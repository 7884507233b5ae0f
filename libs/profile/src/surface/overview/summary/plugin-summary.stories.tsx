import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PageStory } from '../../../testing/page-story.js';
import { factTexts } from '../fact-texts.js';
import { SummarySlot } from './summary-slot.js';

/** A plugin whose code is lost on its way the first time that it is asked for. */
const loseOnce = fn<NonNullable<Plugin['summary']>>();
/** The same of its words. */
const loseWordsOnce = fn<() => Promise<Record<string, string>>>();

const meta = {
  title: 'Profile/Column of a wide page',
  component: PageStory,
  tags: ['test-only'],
  args: {
    plugins: [
      { name: 'map', summary: loseOnce },
      {
        name: 'line',
        summary: () =>
          Promise.resolve({
            texts: { namespace: 'line', load: loseWordsOnce },
            Link: () => <p>Three parties wait</p>,
          }),
      },
    ],
    page: {
      outline: [
        {
          id: 'basic-info',
          type: 'basic-info',
          title: 'Basic information',
          highlights: [{ kind: 'place', text: '3-99-7 Yanaka' }],
        },
      ],
    },
    children: <SummarySlot />,
  },
  parameters: { texts: [factTexts] },
  beforeEach: () => {
    loseOnce.mockReset().mockRejectedValueOnce(new Error('lost'));
    loseOnce.mockResolvedValue({ Picture: () => <p>The map</p> });
    loseWordsOnce.mockReset().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({});
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One lost request costs its own part, until the network is there again. */
export const OneLostRequest: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3-99-7 Yanaka')).toBeVisible();
    await waitFor(() => expect(loseOnce).toHaveBeenCalled());
    await waitFor(() => expect(loseWordsOnce).toHaveBeenCalled());
    await expect(canvas.queryByText('The map')).toBeNull();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('The map', {}, { timeout: 5_000 })).toBeVisible();
    await expect(await canvas.findByText('Three parties wait', {}, { timeout: 5_000 })).toBeVisible();
  },
};
