/** Why the words of an element do not fit: they overflow it, are cut off, or take too many lines. */
export function misfitOf(element: HTMLElement, mostLines = Infinity): string | undefined {
  const bounds = element.getBoundingClientRect();
  const rows = wordRectsOf(element);
  if (rows.some(({ left, right }) => left < bounds.left - 1 || right > bounds.right + 1))
    return 'reaches out';
  const cut = [element, ...element.querySelectorAll<HTMLElement>('*')].some(
    (each) => getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1,
  );
  if (cut) return 'is cut off';
  const lines = linesOf(rows);
  return lines > mostLines ? `takes ${lines} lines` : undefined;
}

/** The positions of the words, one rectangle per line. */
function wordRectsOf(element: HTMLElement): DOMRect[] {
  const range = element.ownerDocument.createRange();
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    rects.push(...range.getClientRects());
  }
  return rects.filter(({ width }) => width > 0);
}

/** Words side by side are one line, whatever their font. */
function linesOf(rects: readonly DOMRect[]): number {
  const inOrder = [...rects].sort((one, other) => one.top - other.top);
  let lines = 0;
  let bottom = -Infinity;
  for (const rect of inOrder) {
    const middle = (rect.top + rect.bottom) / 2;
    if (middle > bottom) {
      lines++;
      bottom = rect.bottom;
    }
  }
  return lines;
}
