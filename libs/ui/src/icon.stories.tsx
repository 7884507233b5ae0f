import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './icon.js';
import * as shapes from './icons.js';
import { Row } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const meta = {
  title: 'UI/Icon',
  component: Icon,
  args: { shape: shapes.chatIcon },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul role="list" className={styles.gallery}>
      {Object.entries(shapes).map(([name, shape]) => (
        <li key={name} className={styles.specimen}>
          <Icon shape={shape} />
          <code>{name.replace('Icon', '')}</code>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} shape={shapes.trainIcon} size={size} />
      ))}
    </Row>
  ),
};

export const WithLabel: Story = {
  args: { shape: shapes.wifiIcon, label: 'Free Wi-Fi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Free Wi-Fi' })).toBeVisible();
  },
};
