import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InlineMessage } from './inline-message.js';
import { Card, Column } from './testing/story-parts.js';

const meta = {
  title: 'UI/Inline message',
  component: InlineMessage,
  args: { children: 'Hours on public holidays may differ.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const WithRetry: Story = {
  args: {
    tone: 'critical',
    children: 'A network error occurred. Please try again.',
    retry: { label: 'Try again', onRetry: fn() },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^A network error occurred/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.retry?.onRetry).toHaveBeenCalledOnce();
  },
};

export const Tones: Story = {
  render: () => (
    <Card>
      <Column>
        <InlineMessage>Hours on public holidays may differ.</InlineMessage>
        <InlineMessage tone="warning">Temporarily closed until further notice.</InlineMessage>
        <InlineMessage tone="critical" retry={{ label: 'Try again', onRetry: fn() }}>
          A network error occurred. Please try again.
        </InlineMessage>
        <InlineMessage tone="critical" retry={{ label: 'Try again', onRetry: fn(), pending: true }}>
          A network error occurred. Please try again.
        </InlineMessage>
        <div lang="th">
          <InlineMessage tone="warning">
            ปิดให้บริการชั่วคราวจนกว่าจะมีประกาศเปลี่ยนแปลง โปรดติดตามข่าวสารที่นี่
          </InlineMessage>
        </div>
        <div lang="ja">
          <InlineMessage tone="critical" retry={{ label: 'もう一度', onRetry: fn() }}>
            通信エラーが発生しました。もう一度お試しください。
          </InlineMessage>
        </div>
      </Column>
    </Card>
  ),
};
