/**
 * Lets an element have the focus at the moment at which what it is in opens. React writes the attribute for that on the
 * server alone.
 */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
