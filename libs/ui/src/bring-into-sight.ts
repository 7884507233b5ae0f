/**
 * Scrolls an item that gets keyboard focus fully into view in a scrolling row, an element with `data-row`: browsers do
 * not, if a part of it is visible. Not after a tap: the row must not move under the finger.
 */
export function bringIntoSight({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const item = target.closest('[data-row] > *');
  if (!item || !target.matches(':focus-visible')) return;
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // An item can be taller than the window.
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
