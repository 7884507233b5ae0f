import { expect, userEvent, type queries, type within } from 'storybook/test';
import type { SectionStoryProps } from '../testing/section-story.js';

/** Where a story's `play` finds its elements. */
export type StoryCanvas = ReturnType<typeof within<typeof queries>>;

/** The `play` of a story of `SectionStory`. */
export type PluginPlay = (context: {
  args: SectionStoryProps;
  canvas: StoryCanvas;
  canvasElement: HTMLElement;
}) => Promise<void>;

/**
 * The section while its data load: its heading, but no content yet.
 *
 * @example
 * ```ts
 * export const Loading: Story = { args: { state: { status: 'Loading' } }, play: playLoading };
 * ```
 */
export const playLoading: PluginPlay = async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toBeVisible();
  await expect(canvas.getByText('Loading…').closest('[aria-busy="true"]')).not.toBeNull();
  for (const role of ['link', 'button', 'img', 'listitem'])
    await expect(canvas.queryAllByRole(role), role).toHaveLength(0);
};

/**
 * Nothing to show: no section, not even a heading.
 *
 * @example
 * ```ts
 * export const Empty: Story = { args: { data: { items: [] } }, play: playEmpty };
 * ```
 */
export const playEmpty: PluginPlay = async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
  await expect(canvasElement.querySelector('section')).toBeNull();
};

/**
 * The data could not be loaded; a retry brings them.
 *
 * @param find finds the content after the retry
 * @example
 * ```ts
 * export const Failed: Story = {
 *   name: 'Error',
 *   args: { state: { status: 'Failure', code: 'HTTP_NETWORK_ERROR' }, onRetry: fn() },
 *   play: playFailure((canvas) => canvas.findByText('Wi-Fi')),
 * };
 * ```
 */
export const playFailure =
  (find: (canvas: StoryCanvas) => Promise<HTMLElement>): PluginPlay =>
  async ({ args, canvas }) => {
    await expect(canvas.getByText('A network error occurred. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await find(canvas)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('region')).toContainElement(document.activeElement as HTMLElement);
  };

/** CSS pixels of the phones that pages are designed for. */
const PHONE_HEIGHT = 844;

/**
 * The section as the profile shows it: at most about one phone screen, with a link to all of it.
 *
 * @example
 * ```ts
 * export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };
 * ```
 */
export const playSummary: PluginPlay = (context) => expectSummary(context, 1);

/** A summary that shows all there is: it has no link. */
export const playWholeSummary: PluginPlay = (context) => expectSummary(context, 0);

async function expectSummary(
  { args: { wholeHref = '' }, canvas, canvasElement }: Parameters<PluginPlay>[0],
  links: number,
): Promise<void> {
  await expect(wholeHref).not.toBe('');
  await expect(canvas.getByRole('region')).toBeVisible();
  await expect(canvasElement.querySelectorAll(`a[href="${wholeHref}"]`)).toHaveLength(links);
  await expect(canvasElement.scrollHeight).toBeLessThanOrEqual(PHONE_HEIGHT);
}
