import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton, SkeletonGroup } from './skeleton.js';
import { Card, Column } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const meta = {
  title: 'UI/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  args: { lines: 3 },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Shapes: Story = {
  render: () => (
    <Column>
      <Skeleton shape="block" className={styles.tall} />
      <div className={styles.person}>
        <Skeleton shape="circle" className={styles.face} />
        <Skeleton lines={2} />
      </div>
    </Column>
  ),
};

/** Browsers draw whatever is animated as a layer of its own. */
export const AGroupBreathesAsOne: Story = {
  tags: ['test-only'],
  render: () => (
    <div data-testid="group">
      <SkeletonGroup>
        <Skeleton lines={3} />
        <Skeleton shape="block" className={styles.tall} />
      </SkeletonGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const animations = canvas.getByTestId('group').getAnimations({ subtree: true });
    await expect(animations.length).toBe(1);
  },
};

export const AsHighAsText: Story = {
  tags: ['test-only'],
  render: () => (
    <Column>
      <p data-testid="text" lang="th">
        ทดสอบ
      </p>
      <div data-testid="skeleton" lang="th">
        <Skeleton />
      </div>
    </Column>
  ),
  play: async ({ canvas }) => {
    const [text, skeleton] = ['text', 'skeleton'].map((id) => canvas.getByTestId(id).offsetHeight);
    await expect(skeleton).toBe(text);
  },
};
