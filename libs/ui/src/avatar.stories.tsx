import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './avatar.js';
import { brokenPicture, drawnPicture, Row } from './testing/story-parts.js';

const meta = {
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'Komorebi Coffee', picture: drawnPicture(192, 192), size: 'large' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};

export const Sizes: Story = {
  render: ({ picture }) => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} name="Komorebi Coffee" picture={picture} size={size} />
      ))}
    </Row>
  ),
};

export const Initials: Story = {
  render: () => (
    <Row>
      {['Komorebi Coffee', 'こもれび珈琲', 'เบเกอรี่ของแม่', '山嵐茶', '「melati」', '🍵🍵'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    for (const letter of ['K', 'こ', 'บ', '山', 'M']) await expect(canvas.getByText(letter)).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  args: { picture: brokenPicture(192, 192), label: 'Komorebi Coffee' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('K')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Komorebi Coffee' })).toBeVisible();
  },
};
