import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from './button.js';
import { InlineMessage } from './inline-message.js';
import { LiveRegion, type LiveRegionProps } from './live-region.js';
import { Card, Column } from './testing/story-parts.js';

const meta = {
  title: 'UI/Live region',
  component: LiveRegion,
  args: {
    children: <InlineMessage tone="critical">A network error occurred. Please try again.</InlineMessage>,
  },
  render: (args) => <Sending {...args} />,
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sending({ children, ...region }: LiveRegionProps): ReactElement {
  const [failed, setFailed] = useState(false);
  return (
    <Card>
      <Column>
        <p>Two steps and a message.</p>
        <LiveRegion {...region}>{failed && children}</LiveRegion>
        <Button onClick={() => setFailed(!failed)}>Send</Button>
      </Column>
    </Card>
  );
}

/** The region was there before its message, and took no space. */
export const Polite: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    const before = canvas.getByRole('button').getBoundingClientRect().top;
    const words = canvas.getByText('Two steps and a message.').getBoundingClientRect().bottom;
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('A network error occurred.');
    await expect(region).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBe(before);
    // One gap of the column, as without a region.
    const gap = Number.parseFloat(getComputedStyle(region.parentElement as HTMLElement).rowGap);
    await expect(before - words).toBeCloseTo(gap, 0);
  },
};

export const Urgent: Story = {
  args: { urgent: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('A network error occurred.');
  },
};
