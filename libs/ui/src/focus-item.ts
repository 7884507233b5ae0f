/**
 * Moves the focus to the first of some new items, so that screen readers continue there: to the first control in it, or
 * to the item itself if it has none or has a `tabindex`.
 */
export function focusItem(item: HTMLElement): void {
  const inside = item.querySelector<HTMLElement>('a[href], button, summary');
  const target = item.hasAttribute('tabindex') ? item : (inside ?? item);
  if (target === item) item.tabIndex = -1;
  target.focus({ preventScroll: true });
}
