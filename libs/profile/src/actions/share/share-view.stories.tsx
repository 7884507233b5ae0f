import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';

const share = fn(() => Promise.resolve('shared' as const));
const questions = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };

const meta = {
  title: 'Profile/Share a view',
  component: PageStory,
  args: {
    host: { canShare: () => true, share },
    sections: [{ type: 'faq', id: 'faq', data: questions }],
    page: { initialView: { name: 'section', plugin: 'faq' } },
  },
  beforeEach: () => void share.mockClear(),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The section's own address, with the account's name: a heading alone says little where the link arrives. */
export const AWholeSection: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(share).toHaveBeenCalledWith({
      title: 'Questions | Komorebi',
      url: 'https://profile.example/@komorebi/faq',
    });
  },
};

export const APageOfTheAccount: Story = {
  args: {
    page: { initialView: { name: 'page', pageId: 'menu' }, tabs: [{ id: 'menu', title: 'Menu' }] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(share).toHaveBeenCalledWith({
      title: 'Menu | Komorebi',
      url: 'https://profile.example/@komorebi/page/menu',
    });
  },
};

/** A shared answer leads to that answer. */
export const AnItem: Story = {
  args: { page: { initialView: { name: 'item', plugin: 'faq', itemId: 'book' } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(share).toHaveBeenCalledWith({
      title: 'Can I book a table?',
      url: 'https://profile.example/@komorebi/faq/book',
    });
  },
};
