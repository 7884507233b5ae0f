/**
 * What is wrong with a bar of actions: that it takes more than an eighth of the window or more than one row, or that a
 * control is beyond the window or its first words are cut.
 */
export function barMisfits(bar: Element): string[] {
  const { innerHeight = 0, innerWidth = 0 } = bar.ownerDocument.defaultView ?? {};
  const { height } = bar.getBoundingClientRect();
  const controls = [...bar.querySelectorAll('a, button')].filter((control) => control.checkVisibility());
  const boxes = controls.map((control) => control.getBoundingClientRect());
  const rows = new Set(boxes.map(({ top, bottom }) => Math.round((top + bottom) / 4)));
  const isBeyond = (_: unknown, at: number): boolean => (boxes[at]?.right ?? 0) > innerWidth;
  return [
    ...(height > innerHeight / 8 ? [`${height} px of ${innerHeight}`] : []),
    ...(rows.size > 1 ? [`${rows.size} rows`] : []),
    ...controls.filter(isBeyond).map((control) => `beyond the window: ${control.textContent}`),
    ...controls.filter(isCut).map((control) => `cut: ${control.textContent}`),
  ];
}

/** Whether the visible line of a control's label is wider than its box. Words without room wrap to hidden lines. */
function isCut(control: Element): boolean {
  const label = control.querySelector('span > span:last-child');
  if (!label) return false;
  const box = label.getBoundingClientRect();
  const range = control.ownerDocument.createRange();
  range.selectNodeContents(label);
  const lines = [...range.getClientRects()].filter(({ top, bottom }) => {
    const middle = (top + bottom) / 2;
    return middle > box.top && middle < box.bottom;
  });
  return lines.length === 0 || lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
}
