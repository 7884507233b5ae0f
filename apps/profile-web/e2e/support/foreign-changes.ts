import type { Page } from './fixtures.js';

/** Lets `change` run once the document is parsed, before the page's script. To be called before the page is opened. */
export async function changeDocument(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', ${String(change)}, { once: true });`,
  );
}

/** Begins to add up how far the page moves by itself. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

/** What a visitor has of the page. */
export interface Sight {
  sections: number;
  letters: number;
  height: number;
  /** Sum of the layout shifts that no tap has caused. */
  shift: number;
}

export const sight = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    sections: document.querySelectorAll('#root [data-plugin]').length,
    letters: (document.getElementById('root')?.innerText ?? '').replaceAll(/\s/g, '').length,
    height: document.documentElement.scrollHeight,
    shift: ((window as unknown as { shifts?: Shift[] }).shifts ?? [])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  }));
