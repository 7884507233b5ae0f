import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Section } from './section.js';
import { ShowAll } from './show-all.js';

const meta = {
  title: 'UI/ShowAll',
  component: ShowAll,
  args: {
    label: 'Show all 4 branches',
    children: (
      <ul>
        <li>
          <a href="#nezu">Nezu</a>
        </li>
        <li>
          <a href="#sendagi">Sendagi</a>
        </li>
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <Section title="Branches" body="flush">
        <ul>
          <li>
            <a href="#yanaka">Yanaka</a>
          </li>
          <li>
            <a href="#ueno">Ueno</a>
          </li>
        </ul>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof ShowAll>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByText('Show all 4 branches');
    const nezu = canvas.getByText('Nezu');
    await expect(nezu).not.toBeVisible();
    await userEvent.click(button);
    await expect(nezu).toBeVisible();
    await expect(nezu).toHaveFocus();
    await expect(button).not.toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { label: 'ดูสาขาทั้งหมดในกรุงเทพมหานครและปริมณฑลรวมถึงจังหวัดใกล้เคียง' },
};
