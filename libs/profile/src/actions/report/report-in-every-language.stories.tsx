import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { pageMisfits } from '../../testing/texts/page-misfits.js';
import { onSmallestPhone, smallestPhone } from '../../testing/texts/smallest-phone.js';
import { reportTexts } from './report-texts.js';
import { ReportView } from './report-view.js';

/** The report on the narrowest phone, once in each language: no word leaves the window or is cut off. */
const meta = {
  title: 'Languages/Report',
  tags: ['test-only'],
  component: PageStory,
  args: {
    account: { name: 'Yanaka Coffee Roasts', contentLanguage: 'en', features: ['report'] },
    page: { initialView: { name: 'named', view: 'report' } },
    timeout: 60_000,
    children: <ReportView onInteractive={() => undefined} />,
  },
  parameters: {
    layout: 'fullscreen',
    texts: [reportTexts],
    viewport: smallestPhone,
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const playAllFits: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(document.documentElement.clientWidth).toBe(320);
  await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  await expect(pageMisfits(canvasElement)).toEqual([]);
};

export const English: Story = { globals: onSmallestPhone('en'), play: playAllFits };
export const Japanese: Story = { globals: onSmallestPhone('ja'), play: playAllFits };
export const Chinese: Story = { globals: onSmallestPhone('zh-TW'), play: playAllFits };
export const Thai: Story = { globals: onSmallestPhone('th'), play: playAllFits };
export const Indonesian: Story = { globals: onSmallestPhone('id'), play: playAllFits };
export const Korean: Story = { globals: onSmallestPhone('ko'), play: playAllFits };
