import { waitFor, type queries, type within } from 'storybook/test';

/** The open pop-up, once its content has replaced the pending frame. */
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
