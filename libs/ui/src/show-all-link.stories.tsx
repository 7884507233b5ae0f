import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from './section.js';
import { ShowAllLink } from './show-all-link.js';

const meta = {
  title: 'UI/Show all link',
  component: ShowAllLink,
  args: { href: '#branches', label: 'Show all 24 branches' },
  decorators: [
    (Story) => (
      <Section title="Branches" body="flush">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ShowAllLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Show all 24 branches' });
    await expect(link).toHaveAttribute('href', '#branches');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const ManyWords: Story = {
  args: { label: 'Lihat semua ketidakbertanggungjawaban dan kesalahpahaman di seluruh cabang kami' },
};

/** The chevron points along the text, and turns where that is written from right to left. */
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
    const { transform, borderBlockEndWidth } = getComputedStyle(canvas.getByRole('link'), '::after');
    // Turned by three eighths: its corner points to the left.
    await expect([transform.startsWith('matrix(-0.707'), borderBlockEndWidth]).toEqual([true, '0px']);
  },
};
