/**
 * Gives an element the focus when its dialog or popover opens. Sets `autofocus`, which React renders only on the
 * server.
 */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
