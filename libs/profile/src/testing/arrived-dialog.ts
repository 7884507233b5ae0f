import { waitFor, type queries, type within } from 'storybook/test';

/** The pop-up that is open, once its content has taken the place of its frame. */
export function arrivedDialog(
  canvas: ReturnType<typeof within<typeof queries>>,
  options?: { name: string | RegExp },
): Promise<HTMLElement> {
  return waitFor(() => {
    const dialog = canvas.getByRole('dialog', options);
    if (dialog.querySelector('[data-frame]')) throw new Error('There is only its frame.');
    return dialog;
  });
}
