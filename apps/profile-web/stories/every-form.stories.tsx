import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  placeTexts,
  PlaceView,
  sampleNearbyPlaces,
  sampleTiles,
  withPlace,
} from '@oa-profile/plugin-place/internal/testing';
import {
  reservationTexts,
  ReservationView,
  sampleInventory,
} from '@oa-profile/plugin-reservation/internal/testing';
import { PageStory } from '@oa-profile/profile/testing';
import {
  onSmallestPhone,
  pageMisfits,
  sampleSections,
  smallestPhone,
} from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';

/** The forms of plugins on the narrowest phone, once in each language: no word leaves the window or is cut off. */
const meta = {
  title: 'Languages/Every form',
  tags: ['test-only'],
  component: PageStory,
  args: {
    plugins,
    account: { name: 'Yanaka Coffee Roasts', contentLanguage: 'en', features: ['reservation'] },
    sections: sampleSections,
    page: {
      initialView: { name: 'named', view: 'place' },
      ...withPlace({ tiles: sampleTiles, nearby: sampleNearbyPlaces }),
    },
    answer: () => Response.json({ result: sampleInventory() }),
    timeout: 60_000,
    children: (
      <>
        <PlaceView onInteractive={() => undefined} />
        <ReservationView onInteractive={() => undefined} />
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    texts: [placeTexts, reservationTexts],
    viewport: smallestPhone,
    // Two views on one page have two main headings.
    a11y: { test: 'off' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const playAllFits: Story['play'] = async ({ canvasElement }) => {
  await expect(document.documentElement.clientWidth).toBe(320);
  const times = await waitFor(() => {
    const field = canvasElement.querySelector<HTMLElement>('[data-field="time"]');
    if (!field) throw new Error('The times have not come yet');
    return within(field).getAllByRole('radio');
  });
  // Choosing a time shows the summary and, here, the visitor's own time.
  if (times[0]) await userEvent.click(times[0]);
  await expect(pageMisfits(canvasElement)).toEqual([]);
};

export const English: Story = { globals: onSmallestPhone('en'), play: playAllFits };
export const Japanese: Story = { globals: onSmallestPhone('ja'), play: playAllFits };
export const Chinese: Story = { globals: onSmallestPhone('zh-TW'), play: playAllFits };
export const Thai: Story = { globals: onSmallestPhone('th'), play: playAllFits };
export const Indonesian: Story = { globals: onSmallestPhone('id'), play: playAllFits };
export const Korean: Story = { globals: onSmallestPhone('ko'), play: playAllFits };
