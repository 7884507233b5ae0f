import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { couponSection } from '../section.js';
import { sampleCoupon } from '../testing/sample-coupon.js';

const firstCup = sampleCoupon({
  guide: 'お会計の前に、この画面を店員にお見せください。\nお一人さま一回、一杯に限ります。',
});

const wakeLock = {
  held: 0,
  request: () => {
    wakeLock.held += 1;
    return Promise.resolve({
      release: () => {
        wakeLock.held -= 1;
        return Promise.resolve();
      },
    });
  },
};

const meta = {
  title: 'Plugins/Coupon/At the counter',
  component: SectionStory,
  args: { section: couponSection, data: { items: [firstCup] }, itemId: firstCup.id },
  parameters: { texts: [couponSection.texts], docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown at the counter: full screen, black on white, and awake until it is closed. */
export const Default: Story = {
  args: { onEvent: fn() },
  beforeEach: () => {
    wakeLock.held = 0;
    const own = Object.getOwnPropertyDescriptor(navigator, 'wakeLock');
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
    return () => {
      if (own) Object.defineProperty(navigator, 'wakeLock', own);
      else delete (navigator as { wakeLock?: unknown }).wakeLock;
    };
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show at the counter' }));
    const dialog = await canvas.findByRole('dialog', { name: '木漏れ日珈琲' });
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'showAtCounter' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(wakeLock.held).toBe(1));
    const name = within(dialog).getByText(firstCup.name);
    await expect(name).toHaveAttribute('lang', 'ja');
    await expect(parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThanOrEqual(40);
    await expect(getComputedStyle(name).color).toBe('rgb(0, 0, 0)');
    // The whole screen is white, including its corners.
    await waitFor(async () => {
      const colors = document
        .elementsFromPoint(1, window.innerHeight - 1)
        .map((element) => getComputedStyle(element).backgroundColor);
      await expect(colors.find((color) => color !== 'rgba(0, 0, 0, 0)')).toBe('rgb(255, 255, 255)');
      const { width, height } = dialog.getBoundingClientRect();
      await expect([width, height]).toEqual([document.documentElement.clientWidth, window.innerHeight]);
    });
    await expect(within(dialog).getByText('Until Nov 30, 2026')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(wakeLock.held).toBe(0));
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'ownDataOutdated' });
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

const japanese: Readonly<Record<string, string>> = {
  'kind.discount': '割引',
  'usage.once': '1回限り',
  'usage.counted': '利用の記録は、この画面ではなくアカウント側で行います。',
  'period.until': '2026年11月30日まで',
};

/** For staff who read another language than the visitor, theirs comes first. */
export const InBothLanguages: Story = {
  args: {
    data: { items: [{ ...firstCup, name: '100 yen off a hand drip', guide: undefined }] },
    context: {
      account: { contentLanguage: 'en' },
      localLanguage: 'ja',
      inLocalLanguage: () =>
        Promise.resolve({
          language: 'ja',
          contentLanguage: 'ja',
          data: { items: [firstCup] },
          t: (key: string) => japanese[key] ?? '',
        }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show at the counter' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const theirs = await dialog.findByText(firstCup.name);
    const own = dialog.getByText('100 yen off a hand drip');
    await expect(theirs.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const size = (element: HTMLElement): number => parseFloat(getComputedStyle(element).fontSize);
    await expect(size(theirs)).toBeGreaterThan(size(own));
    await expect(dialog.getByText('割引').closest('[lang]')).toHaveAttribute('lang', 'ja');
    await waitFor(() => expect(dialog.getByText('Until Nov 30, 2026')).toBeVisible());
  },
};

/** Its clock moves, which a screenshot does not: the staff see the seconds pass, and screen readers stay silent. */
export const Moving: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show at the counter' }));
    const dialog = await canvas.findByRole('dialog', { name: '木漏れ日珈琲' });
    const clock = within(dialog).getByText(/^\d{1,2}:\d{2}:\d{2}\s[AP]M$/);
    const before = clock.textContent;
    await waitFor(() => expect(clock.textContent).not.toBe(before));
    await expect(clock.closest('[aria-hidden=true]')).not.toBeNull();
    await expect(clock.closest('[role=status], [aria-live]')).toBeNull();
  },
};

/** As bright in the dark scheme. */
export const InTheDark: Story = {
  ...Default,
  tags: ['test-only'],
  globals: { colorScheme: 'dark', viewport: { value: 'small', isRotated: false } },
};
