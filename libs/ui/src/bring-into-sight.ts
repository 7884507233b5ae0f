/**
 * Brings what gets the focus by keys into sight in a row that scrolls, an element with `data-row`: browsers take an item
 * for seen of which a finger's breadth is. Not after a tap: the row must not move under the finger.
 */
export function bringIntoSight({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof Element)) return;
  const item = target.closest('[data-row] > *');
  if (!item || !target.matches(':focus-visible')) return;
  item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // An item can be higher than the window.
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
