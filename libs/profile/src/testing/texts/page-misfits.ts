const worded = 'h1, h2, h3, h4, p, a, button, summary, label, legend, dt, dd, th, td, [role="status"]';

/** Words of a page that are outside of its window or cut off at a side, and the page itself if it is too wide. */
export function pageMisfits(root: HTMLElement): string[] {
  const { clientWidth, scrollWidth } = root.ownerDocument.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  const misfits = [...root.querySelectorAll<HTMLElement>(worded)].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    // Text for screen readers is one pixel wide; a scrollable row may overflow.
    if (width <= 1 || scrollsSideways(element)) return false;
    const isCut =
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    return isCut || left < -1 || right > clientWidth + 1;
  });
  return [...tooWide, ...misfits.map(({ tagName, textContent }) => `${tagName} ${textContent}`)];
}

function scrollsSideways(element: HTMLElement): boolean {
  for (let each: HTMLElement | null = element; each; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (overflowX === 'auto' || overflowX === 'scroll') return each.scrollWidth > each.clientWidth;
  }
  return false;
}
