import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './icon.js';
import * as actionIcons from './icons/action-icons.js';
import * as facilityIcons from './icons/facility-icons.js';
import * as firstIcons from './icons/first-icons.js';
import * as factIcons from './icons/fact-icons.js';
import * as stateIcons from './icons/state-icons.js';
import * as wayIcons from './icons/way-icons.js';
import { Row } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const shapes = { ...firstIcons, ...actionIcons, ...wayIcons, ...factIcons, ...facilityIcons, ...stateIcons };

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
  play: async ({ canvasElement }) => {
    // Outside its grid a line would strike through what stands beside the icon.
    const outside = [...canvasElement.querySelectorAll('li')].filter((item) =>
      [...item.querySelectorAll('path')].some((path) => {
        const { x, y, width, height } = path.getBBox();
        return x < 0 || y < 0 || x + width > 24 || y + height > 24;
      }),
    );
    await expect(outside.map(({ textContent }) => textContent)).toEqual([]);
  },
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

/** Where style sheets are missing, icons stay as small as letters. */
export const Unstyled: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    icon?.removeAttribute('class');
    const { width, height } = icon?.getBoundingClientRect() ?? {};
    await expect([width, height]).toEqual([24, 24]);
  },
};

/** What points along the text turns where that is written from right to left. Everything else stays. */
export const FromRightToLeft: Story = {
  tags: ['test-only'],
  render: () => (
    <div dir="rtl">
      <Row>
        <Icon shape={shapes.chevronRightIcon} label="Go" />
        <Icon shape={shapes.chevronDownIcon} label="Unfold" />
      </Row>
    </div>
  ),
  play: async ({ canvas }) => {
    const transformOf = (name: string): string =>
      getComputedStyle(canvas.getByRole('img', { name })).transform;
    await expect(transformOf('Go')).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(transformOf('Unfold')).toBe('none');
  },
};
