import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, Row } from './testing/story-parts.js';
import { Tag } from './tag.js';

const meta = { title: 'UI/Tag', component: Tag, args: { children: 'New' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Card>
      <Row>
        <Tag>Cash only</Tag>
        <Tag tone="account">New</Tag>
        <Tag tone="positive">Open now</Tag>
        <Tag tone="warning">Closes soon</Tag>
        <Tag tone="critical">Sold out</Tag>
        <span lang="th">
          <Tag tone="positive">เปิดอยู่</Tag>
        </span>
        <span lang="ja">
          <Tag tone="critical">売り切れ</Tag>
        </span>
      </Row>
    </Card>
  ),
};
