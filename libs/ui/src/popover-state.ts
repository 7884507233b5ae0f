/**
 * Whether a button opens or closes a popover without script. Never in browsers without popovers: there, script must
 * open something else.
 */
export const opensPopover = (button: Element): boolean =>
  Boolean((button as Partial<HTMLButtonElement>).popoverTargetElement);

/** Whether an element is an open popover. */
export const isOpenPopover = (element: Element): boolean =>
  // Browsers without popovers throw on the selector.
  'popover' in element && element.matches(':popover-open');

/** Replaces a popover from within by another one, beside the first one's button. A browser would open it on top. */
export function openInPlace(event: Pick<MouseEvent, 'currentTarget' | 'preventDefault'>): void {
  const button = event.currentTarget as HTMLButtonElement;
  const around = button.closest<HTMLElement>('[popover]');
  const next = button.popoverTargetElement;
  if (!around || !(next instanceof HTMLElement) || next === around) return;
  event.preventDefault();
  const openers = document.querySelectorAll<HTMLButtonElement>('button[popovertarget]');
  const source = [...openers].find(
    (opener) => opener.popoverTargetElement === around && !around.contains(opener),
  );
  around.hidePopover();
  next.showPopover(source && { source });
}

/** Closes the open popovers in a part of the page, except those that contain `held`. */
export function closePopovers(part: ParentNode = document, held?: Element): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const popover of part.querySelectorAll<HTMLElement>(':popover-open:not([popover=manual])'))
    if (!held || !popover.contains(held)) popover.hidePopover();
}
