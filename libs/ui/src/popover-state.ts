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

/** Closes the popovers that are open in a part of the page. */
export function closePopovers(part: ParentNode = document): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const popover of part.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}
