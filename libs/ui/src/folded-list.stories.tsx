import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FoldedList } from './folded-list.js';
import { Section } from './section.js';

const branches = ['Yanaka', 'Ueno', 'Nezu', 'Sendagi'];

const meta = {
  title: 'UI/Folded list',
  component: FoldedList<string>,
  args: {
    items: branches,
    shownFirst: 2,
    label: 'Show all 4 branches',
    children: (items, isRest) => (
      <ul aria-label={isRest ? 'More branches' : 'Branches'}>
        {items.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <Section title="Branches" body="flush">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof FoldedList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A summary links to the whole list. */
export const Summary: Story = {
  args: { href: '#all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all 4 branches' })).toHaveAttribute('href', '#all');
    await expect(canvas.queryByText('Nezu')).toBeNull();
  },
};

/** The rest is not loaded yet. */
export const SummaryOfMore: Story = {
  args: { href: '#all', items: branches.slice(0, 2), hasMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all 4 branches' })).toBeVisible();
  },
};

export const SummaryOfAll: Story = {
  args: { href: '#all', items: branches.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Show all 4 branches' })).toBeNull();
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByText('Show all 4 branches');
    const nezu = canvas.getByText('Nezu');
    await expect(canvas.getByText('Ueno')).toBeVisible();
    await expect(nezu).not.toBeVisible();
    await userEvent.click(button);
    await expect(nezu).toBeVisible();
    await expect(nezu).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'More branches' })).toContainElement(nezu);
    await expect(button).not.toBeVisible();
  },
};

/** If the first item of the rest has no control, screen readers continue at its text. */
export const WithoutLinks: Story = {
  tags: ['test-only'],
  args: {
    children: (items) => (
      <ul>
        {items.map((name) => (
          <li key={name}>
            {name} {name === 'Sendagi' && <a href="#map">Map</a>}
          </li>
        ))}
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show all 4 branches'));
    await expect(canvas.getByText('Nezu')).toHaveFocus();
  },
};

export const NothingToFold: Story = {
  args: { shownFirst: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.queryByText('Show all 4 branches')).toBeNull();
  },
};

export const LongLabel: Story = {
  args: { label: 'ดูสาขาทั้งหมดในกรุงเทพมหานครและปริมณฑลรวมถึงจังหวัดใกล้เคียง' },
};
