import { expect, waitFor, within, type queries } from 'storybook/test';

/** What is inside a canvas or an element. */
type Inside = ReturnType<typeof within<typeof queries>>;

/** What is inside the pop-up of that name, once it is shown. */
export async function openedDialog(canvas: Inside, name: string): Promise<Inside> {
  const dialog = await canvas.findByRole('dialog', { name });
  // What shows that something is loading never ends.
  const rises = dialog
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(rises.map(({ finished }) => finished));
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
