import { storyPicture } from '@oa-profile/plugin-sdk/testing';
import { PageStory } from '@oa-profile/profile/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plugins } from '../src/plugins.js';
import { answerSectionData, everySection } from './every-section.js';
import { readToTheEnd, sectionTypes } from './read-to-the-end.js';

/** All plugins on one account: a coffee house in Tokyo that writes in Japanese. */
const meta = {
  title: 'Profile/All plugins',
  component: PageStory,
  args: {
    sections: everySection,
    plugins,
    answer: answerSectionData,
    relation: { friendshipType: 'friend', favorite: 'true' },
    account: {
      basicSearchId: '@komorebi',
      name: '木漏れ日珈琲',
      contentLanguage: 'ja',
      category: '喫茶店・自家焙煎',
      statusMessage: '今週の豆：エチオピア・グジ',
      description: '谷中の路地裏、築九十年の木造家屋で営む自家焙煎の珈琲店です。',
      color: '#2f6b4f',
      icon: storyPicture('komorebi/icon.svg', undefined, { width: 512, height: 512 }),
      cover: storyPicture('komorebi/cover.svg', undefined, { width: 1440, height: 810 }),
      friendCount: 12_846,
      features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas, canvasElement }) => {
    await readToTheEnd(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-plugin]')).toHaveLength(sectionTypes.length);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Desktop: Story = {
  ...Phone,
  globals: { viewport: { value: 'desktop', isRotated: false } },
};

export const Japanese: Story = { globals: { language: 'ja' }, tags: ['!test'] };
