import { PageStory } from '@oa-profile/profile/testing';
import { onSmallestPhone, pageMisfits, smallestPhone } from '@oa-profile/profile/internal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plugins } from '../src/plugins.js';
import { answerSectionData, everySection } from './every-section.js';
import { readToTheEnd } from './read-to-the-end.js';

/**
 * Every section on the narrowest phone, once in each language: no word leaves the window or is cut off, and nothing looks as if it
 * had the focus.
 */
const meta = {
  title: 'Languages/Every section',
  tags: ['test-only'],
  component: PageStory,
  args: {
    sections: everySection,
    plugins,
    answer: answerSectionData,
    account: {
      basicSearchId: '@komorebi',
      name: '木漏れ日珈琲 Komorebi',
      contentLanguage: 'ja',
      category: '喫茶店・自家焙煎',
      statusMessage: '今週の豆：エチオピア・グジ',
      color: '#2f6b4f',
      friendCount: 12_846,
      features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: smallestPhone,
    // Profile/All plugins has the same page.
    a11y: { test: 'off' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const playAllFits: Story['play'] = async ({ canvasElement }) => {
  await expect(document.documentElement.clientWidth).toBe(320);
  await readToTheEnd(canvasElement);
  await expect(pageMisfits(canvasElement)).toEqual([]);
  const outlined = [...canvasElement.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).outlineStyle !== 'none' && !element.matches(':focus-visible'),
  );
  await expect(outlined.map(({ outerHTML }) => outerHTML.slice(0, 100))).toEqual([]);
};

export const English: Story = { globals: onSmallestPhone('en'), play: playAllFits };
export const Japanese: Story = { globals: onSmallestPhone('ja'), play: playAllFits };
export const Chinese: Story = { globals: onSmallestPhone('zh-TW'), play: playAllFits };
export const Thai: Story = { globals: onSmallestPhone('th'), play: playAllFits };
export const Indonesian: Story = { globals: onSmallestPhone('id'), play: playAllFits };
export const Korean: Story = { globals: onSmallestPhone('ko'), play: playAllFits };
