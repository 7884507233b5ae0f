import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.js';

const meta = {
  title: 'UI/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'minutes' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAText: Story = {
  render: ({ children }) => (
    <p>
      30<VisuallyHidden> {children}</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('minutes').getBoundingClientRect().width).toBe(1);
  },
};
