import { expect, fn, userEvent, type queries, type within } from 'storybook/test';
import type { SectionStoryProps } from '../testing/section-story.js';

/** Where a story's `play` finds its elements. */
export type StoryCanvas = ReturnType<typeof within<typeof queries>>;

/** Args and `play` of a story of the frame. */
export interface PluginPlay {
  args: Partial<SectionStoryProps>;
  play: (context: {
    args: SectionStoryProps;
    canvas: StoryCanvas;
    canvasElement: HTMLElement;
  }) => Promise<void>;
}

/** The section while its data load: its heading, but no content yet. */
export const loadingStory: PluginPlay = {
  args: { state: { status: 'Loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(canvas.getByText('Loading…').closest('[aria-busy="true"]')).not.toBeNull();
    for (const role of ['link', 'button', 'img', 'listitem'])
      await expect(canvas.queryAllByRole(role), role).toHaveLength(0);
  },
};

/**
 * Nothing to show: no section, not even a heading.
 *
 * @example
 * ```ts
 * export const Empty: Story = emptyStory({ data: { items: [] } });
 * ```
 */
export function emptyStory(args: PluginPlay['args']): PluginPlay {
  return {
    args,
    play: async ({ canvas, canvasElement }) => {
      await expect(canvas.queryByRole('heading')).toBeNull();
      await expect(canvasElement.querySelector('section')).toBeNull();
    },
  };
}

/**
 * The data could not be loaded; a retry brings them.
 *
 * @param find finds the content after the retry
 * @example
 * ```ts
 * export const Failed: Story = { name: 'Error', ...failureStory((canvas) => canvas.findByText('Wi-Fi')) };
 * ```
 */
export function failureStory(find: (canvas: StoryCanvas) => Promise<HTMLElement>): PluginPlay {
  return {
    args: { state: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' }, onRetry: fn() },
    play: async ({ args, canvas }) => {
      await expect(canvas.getByText('A network error occurred. Please try again.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(await find(canvas)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect(canvas.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
    },
  };
}

/** CSS pixels of the phones that pages are designed for. */
const PHONE_HEIGHT = 844;
const WHOLE_HREF = '/@komorebi/whole';

/**
 * The section as the profile shows it: at most about one phone screen, with a link to all of it.
 *
 * @param hasWay whether there is more than the summary shows
 * @example
 * ```ts
 * export const Summary: Story = summaryStory();
 * ```
 */
export function summaryStory({ hasWay = true } = {}): PluginPlay {
  return {
    args: { wholeHref: WHOLE_HREF },
    play: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('region')).toBeVisible();
      await expect(canvasElement.querySelectorAll(`a[href="${WHOLE_HREF}"]`)).toHaveLength(hasWay ? 1 : 0);
      await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(PHONE_HEIGHT);
    },
  };
}
