import type { Page } from './fixtures.js';

/** One movement of the page's parts that nobody asked for. */
export interface LayoutShift {
  /** Part of the window that moved, times how far: https://web.dev/articles/cls */
  value: number;
  /** Whether a tap or a key half a second before may have caused it. */
  hadRecentInput: boolean;
  /** What moved: markup, from where, to where. */
  moved: string[];
}

/** Begins to note what moves by itself, on this page and on those that it leads to. To be called before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends Pick<LayoutShift, 'value' | 'hadRecentInput'> {
      sources: readonly { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const layoutShifts: LayoutShift[] = [];
    Object.assign(window, { layoutShifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Entry[])
        layoutShifts.push({
          value,
          hadRecentInput,
          moved: sources.map(({ node, previousRect, currentRect }) =>
            [(node?.outerHTML ?? node?.nodeName ?? '').slice(0, 100), previousRect, currentRect]
              .map((part) => (typeof part === 'string' ? part : JSON.stringify(part)))
              .join(' '),
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the document was loaded, and was not caused by a tap or a key. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() =>
    (window as unknown as { layoutShifts: LayoutShift[] }).layoutShifts.filter(
      ({ hadRecentInput }) => !hadRecentInput,
    ),
  );
