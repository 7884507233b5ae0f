import { noticed } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LateNotices } from '../../page/late-notices.js';
import { PageStory } from '../../testing/page-story.js';
import { ShortcutsSlot } from './shortcuts-slot.js';

/** Whether the visitor keeps the page; nothing else is answered. */
const keeps =
  (kept: boolean) =>
  ({ url }: Request): Response =>
    url.includes('/v1/keep')
      ? Response.json({ code: 0, message: 'ok', result: { kept } })
      : new Response('', { status: 404 });

const meta = {
  title: 'Profile/Hint to save',
  component: PageStory,
  args: {
    account: { features: ['follow', 'keep', 'share'], followerCount: 4310 },
    answer: keeps(false),
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

const findHint = /Save this page to Keep/;

/** Points at the button, again until the page has been told that it is not kept. */
const pointAt = <Found,>(button: HTMLElement, find: () => Found): Promise<Found> =>
  waitFor(async () => {
    await userEvent.unhover(button);
    await userEvent.hover(button);
    return find();
  });

/** It never comes by itself, where it would cover what somebody is reading. */
export const BelowItsButton: Story = {
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await expect(canvas.queryByText(findHint)).toBeNull();
    await expect(await pointAt(save, () => canvas.getByText(findHint))).toBeVisible();
  },
};

export const StaysAwayBesideMessages: Story = {
  tags: ['test-only'],
  args: { happened: [noticed({ tone: 'failure', keys: ['failed.addFriend'] })] },
  play: async ({ canvas }) => {
    const dismiss = await canvas.findByRole('button', { name: 'Dismiss' });
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.hover(save);
    await expect(canvas.queryByText(findHint)).toBeNull();
    await userEvent.click(dismiss);
    await expect(await pointAt(save, () => canvas.getByText(findHint))).toBeVisible();
  },
};

/** A tap anywhere else closes it, for good; so does one on it. */
export const GoesWithATap: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(await pointAt(save, () => canvas.getByText(findHint)));
    await expect(canvas.queryByText(findHint)).toBeNull();
    await userEvent.unhover(save);
    await userEvent.hover(save);
    await expect(canvas.queryByText(findHint)).toBeNull();
  },
};

/** Nobody is told to do what they have done. */
export const NotForAPageThatIsKept: Story = {
  tags: ['test-only'],
  args: { answer: keeps(true) },
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('button', { name: 'Saved' }));
    await expect(canvas.queryByText(findHint)).toBeNull();
  },
};

const onADesktop: Story['args'] = { origin: 'web', platform: 'Desktop' };
const scan = 'Scan the code with your phone to continue in LINE.';

/** It covers nothing that somebody reads: it appears and disappears with the pointer. */
export const ComesWhenAskedFor: Story = {
  args: onADesktop,
  play: async ({ canvas }) => {
    const qrCode = await canvas.findByRole('button', { name: 'QR code' });
    await expect(canvas.queryByText(scan)).toBeNull();
    await userEvent.hover(qrCode);
    const hint = await canvas.findByText(scan);
    await userEvent.hover(hint);
    await expect(hint).toBeVisible();
    await userEvent.unhover(hint);
    await expect(canvas.queryByText(scan)).toBeNull();
    await userEvent.hover(qrCode);
    await expect(canvas.queryByText(scan)).toBeNull();
  },
};

export const ComesWithTheFocus: Story = {
  tags: ['test-only'],
  args: onADesktop,
  play: async ({ canvas }) => {
    const qrCode = await canvas.findByRole('button', { name: 'QR code' });
    while (document.activeElement !== qrCode) await userEvent.tab();
    await expect(await canvas.findByText(scan)).toBeVisible();
    await expect(qrCode).toHaveFocus();
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
    const save = await canvas.findByRole('button', { name: 'บันทึก' });
    const [button] = await pointAt(save, () => canvas.getAllByRole('button', { name: 'ปิด' }));
    const { left, right } = (button as Element).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
