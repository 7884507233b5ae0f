import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LateNotices } from '../../page/late-notices.js';
import { noticed } from '../../core/notices/notices-slice.js';
import { PageStory } from '../../testing/page-story.js';
import { ShortcutsSlot } from './shortcuts-slot.js';

const meta = {
  title: 'Profile/Hint',
  component: PageStory,
  args: {
    account: { features: ['follow', 'keep', 'share'], followerCount: 4310 },
    children: (
      <>
        <ShortcutsSlot />
        <LateNotices />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than the page takes to come to rest. */
const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 900));

const findHint = /Save this page to Keep/;

export const BelowItsButton: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(findHint)).toBeVisible();
  },
};

export const WaitsForMessages: Story = {
  args: { happened: [noticed({ tone: 'failure', keys: ['failed.addFriend'] })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Keep' });
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    await aWhile();
    await expect(canvas.queryByText(findHint)).toBeNull();
    await userEvent.click(dismiss);
    await expect(await canvas.findByText(findHint)).toBeVisible();
  },
};

export const LargeText: Story = {
  globals: { language: 'th' },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => style.removeProperty('font-size');
  },
  play: async ({ canvas, canvasElement }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'ปิด' });
    const { left, right } = (button as Element).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
