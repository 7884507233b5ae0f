import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ExternalButton } from './external-button.js';

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
