import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SnapRow } from './snap-row.js';

const branches = ['Yanaka', 'Ueno', 'Nezu', 'Sendagi'];

const meta = {
  title: 'UI/SnapRow',
  component: SnapRow,
  args: {
    children: branches.map((name) => (
      <li key={name}>
        <a href={`#${name}`}>{name}</a>
      </li>
    )),
  },
} satisfies Meta<typeof SnapRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys bring what they reach into sight. */
export const Default: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    for (let tab = 0; tab < branches.length; tab += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sendagi' })).toHaveFocus();
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
  },
};

export const One: Story = {
  args: {
    children: (
      <li>
        <a href="#yanaka">Yanaka</a>
      </li>
    ),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
