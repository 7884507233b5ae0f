/**
 * Moves the focus to the first of some items that have just come, so that reading goes on there: to what can be tapped
 * in it, or to the item itself where there is nothing, or where it has a `tabindex`.
 */
export function focusItem(item: HTMLElement): void {
  const inside = item.querySelector<HTMLElement>('a[href], button, summary');
  const target = item.hasAttribute('tabindex') ? item : (inside ?? item);
  if (target === item) item.tabIndex = -1;
  target.focus({ preventScroll: true });
}
