import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalButton } from './external-button.js';
import { Column } from './testing/story-parts.js';

const meta = {
  title: 'UI/External button',
  component: ExternalButton,
  args: {
    href: 'https://order.example.com/',
    children: 'Order online',
    newTabLabel: 'Opens in a new tab',
  },
} satisfies Meta<typeof ExternalButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Order online Opens in a new tab' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const LongText: Story = {
  args: {
    wide: true,
    children: 'Pesan hidangan untuk dibawa pulang selengkap-lengkapnya di toko daring kami',
  },
  decorators: [
    (Story) => (
      <Column narrow>
        <Story />
      </Column>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
