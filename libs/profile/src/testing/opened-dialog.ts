import { expect, waitFor, within, type queries } from 'storybook/test';

/** What is inside a canvas or an element. */
type Inside = ReturnType<typeof within<typeof queries>>;

/** What is inside the pop-up of that name, once it is shown. */
export async function openedDialog(canvas: Inside, name: string): Promise<Inside> {
  const dialog = await canvas.findByRole('dialog', { name });
  const rises = dialog.getAnimations({ subtree: true }).map(({ finished }) => finished);
  await Promise.allSettled(rises);
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
