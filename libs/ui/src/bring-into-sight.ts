import type { FocusEvent } from 'react';

/**
 * Brings what gets the focus by keys into sight in a row that scrolls: browsers take an item for seen of which a finger's
 * breadth is. Not after a tap: the row must not move under the finger.
 */
export function bringIntoSight({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // An item can be higher than the window.
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
