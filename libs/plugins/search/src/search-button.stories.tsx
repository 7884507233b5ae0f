import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { searchPlugin } from './search-plugin.js';

const titles = ['Coupons', 'Basic information', 'Busy times', 'Takeout', 'Reviews', 'Questions and answers'];
const outlineWith = (findable: number) =>
  titles.map((title, index) => ({
    id: `s-${index}`,
    type: 'faq',
    title,
    highlights: [],
    of: { search: findable },
  }));

const meta = {
  title: 'Plugins/Search/Button',
  component: PageStory,
  args: { plugins: [searchPlugin], page: { outline: outlineWith(4) } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is beside the chips, which do not run under it. */
export const BesideTheChips: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Search this page' });
    const row = canvas.getByRole('navigation', { name: 'Sections' }).querySelector('ul');
    const [search, chips] = [button, row].map((part) => part?.getBoundingClientRect());
    await expect(chips?.right).toBeLessThanOrEqual(search?.left ?? 0);
    await expect(search?.right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { ...BesideTheChips, globals: { colorScheme: 'dark' }, play: undefined };

/** A page with little to find is quicker to read. */
export const LittleToFind: Story = {
  tags: ['test-only'],
  args: { page: { outline: outlineWith(1) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('navigation', { name: 'Sections' });
    await expect(canvas.queryByRole('button', { name: 'Search this page' })).toBeNull();
  },
};
