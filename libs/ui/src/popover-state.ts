/**
 * Whether a button opens or closes a popover by itself. Engines without popovers know of no such button: there script has
 * to open something else.
 */
export const opensPopover = (button: Element): boolean =>
  Boolean((button as Partial<HTMLButtonElement>).popoverTargetElement);

/** Whether it is a popover that is open. */
export const isOpenPopover = (element: Element): boolean =>
  // The selector is an error where popovers are not known.
  'popover' in element && element.matches(':popover-open');

/**
 * Lets a button within a popover open another one in its place, beside the button that had opened the first. By itself the
 * browser would open it upon the first.
 */
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

/** Closes the popovers that are open in a part of the page, but for those that hold something. */
export function closePopovers(part: ParentNode = document, held?: Element): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const popover of part.querySelectorAll<HTMLElement>(':popover-open:not([popover=manual])'))
    if (!held || !popover.contains(held)) popover.hidePopover();
}
