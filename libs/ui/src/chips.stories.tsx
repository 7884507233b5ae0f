import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chips } from './chips.js';
import { parkingIcon, powerIcon, wifiIcon } from './icons/facility-icons.js';
import { Card } from './testing/story-parts.js';

const meta = {
  title: 'UI/Chips',
  component: Chips,
  args: { chips: [{ text: 'Cash' }, { text: 'Transit card' }, { text: 'QR payment' }] },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Texts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Icons: Story = {
  args: {
    chips: [
      { text: 'Free Wi-Fi', icon: wifiIcon },
      { text: 'Parking', icon: parkingIcon },
      { text: 'Power outlets', icon: powerIcon },
    ],
  },
};

export const LongAndForeign: Story = {
  args: {
    lang: 'th',
    chips: [
      { text: 'กรุงเทพมหานครและปริมณฑลรวมถึงจังหวัดใกล้เคียงในภาคกลางทั้งหมด' },
      { text: 'Mempertanggungjawabkannya-ketidakbertanggungjawaban-keanekaragaman' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('lang', 'th');
  },
};
