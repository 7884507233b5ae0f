import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './badge.js';
import { Card, Column, Row } from './testing/story-parts.js';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  args: { kind: 'verified', label: 'Verified account' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified account' })).toBeVisible();
  },
};

export const Kinds: Story = {
  render: () => (
    <Card>
      <Column>
        <Row>
          <Badge kind="verified" label="Verified account" />
          <Badge kind="premium" label="Premium account" />
          <Badge kind="unverified" label="Unverified account" />
        </Row>
        <Badge kind="verified" label="Verified account" show="text" />
        <Badge kind="premium" label="Premium account" show="text" />
        <Badge kind="unverified" label="Unverified account" show="text" />
      </Column>
    </Card>
  ),
};
