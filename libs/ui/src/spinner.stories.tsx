import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.js';
import { Row } from './testing/story-parts.js';

const meta = {
  title: 'UI/Spinner',
  component: Spinner,
  args: { label: 'Loading…' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Spinner size="small" />
      <Spinner />
      <Spinner size="large" />
    </Row>
  ),
};
