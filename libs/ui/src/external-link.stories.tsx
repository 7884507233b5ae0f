import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalLink } from './external-link.js';
import { Card } from './testing/story-parts.js';

const meta = {
  title: 'UI/External link',
  component: ExternalLink,
  args: {
    href: 'https://komorebi.example.com/',
    children: 'komorebi.example.com',
    newTabLabel: 'Opens in a new tab',
  },
} satisfies Meta<typeof ExternalLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'komorebi.example.com Opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const InAText: Story = {
  render: (args) => (
    <Card>
      <p>
        The beans and the seasonal menu are on <ExternalLink {...args} />, where you can order them, too. A
        long address breaks:{' '}
        <ExternalLink {...args}>
          shop.komorebi.example.com/beans/ethiopia-yirgacheffe-natural-200g
        </ExternalLink>
      </p>
    </Card>
  ),
};

/** As long as the last word has room, the arrow is never alone on a line. */
export const InEveryWidth: Story = {
  tags: ['test-only'],
  args: { children: 'Visit komorebi-coffee.example.jp' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    const words = document.createRange();
    words.selectNodeContents(link.firstChild ?? link);
    const box = link.parentElement ?? link;
    for (let width = 200; width <= 400; width += 2) {
      box.style.inlineSize = `${width}px`;
      // The arrow is the end of the link's last line.
      const end = [...link.getClientRects()].at(-1);
      const last = [...words.getClientRects()].at(-1);
      const arrow = {
        width: Math.round((end?.right ?? 0) - (last?.right ?? 0)),
        isBeside: (end?.top ?? 0) < (last?.bottom ?? 0),
      };
      await expect([width, arrow]).toEqual([width, { width: 22, isBeside: true }]);
    }
  },
};

/** The arrow stands at the end of the text, which is on its left where that is written from right to left. */
export const FromRightToLeft: Story = {
  tags: ['test-only'],
  decorators: [
    (LinkStory) => (
      <div dir="rtl">
        <LinkStory />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { maskPosition, paddingRight } = getComputedStyle(canvas.getByRole('link'), '::after');
    await expect([maskPosition, paddingRight]).toEqual(['0% 50%', '22px']);
  },
};
