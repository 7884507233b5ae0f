import { expect, waitFor, within, type queries } from 'storybook/test';
import { risen } from './risen.js';

/** What is inside a canvas or an element. */
type Inside = ReturnType<typeof within<typeof queries>>;

/** What is inside the pop-up of that name, once it is shown. */
export async function openedDialog(canvas: Inside, name: string): Promise<Inside> {
  const dialog = await risen(await canvas.findByRole('dialog', { name }));
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}
