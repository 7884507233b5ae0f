/**
 * Loads the page anew for somebody else: whatever it has of its visitor goes, from the screen at once, and nobody is asked
 * whether to stay.
 */
export function leaveToAnother(): void {
  document.body.hidden = true;
  location.reload();
}

/** Whether the page is being loaded anew for somebody else. */
export const isLeftToAnother = (): boolean => document.body.hidden === true;
