import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SnapRow } from './snap-row.js';

const branches = ['Yanaka', 'Ueno', 'Nezu', 'Sendagi'];

const meta = {
  title: 'UI/Snap row',
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

/** Keyboard focus scrolls an item into view. */
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

function SortedAnew(): ReactElement {
  const [sorted, setSorted] = useState(branches);
  return (
    <>
      <SnapRow>
        {sorted.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </SnapRow>
      <button
        type="button"
        onClick={() => {
          setSorted(sorted.toReversed());
        }}
      >
        Turn round
      </button>
    </>
  );
}

/** A change in the order of the items does not scroll a row that is at its start. */
export const InAnotherOrder: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <SortedAnew />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const frames = async (): Promise<void> => {
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    };
    await frames();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn round' }));
    await frames();
    await expect(row).toHaveTextContent(/^Sendagi/);
    await expect(row.scrollLeft).toBe(0);
  },
};
