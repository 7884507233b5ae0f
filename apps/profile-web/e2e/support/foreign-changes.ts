import type { Page } from './fixtures.js';
import type { LayoutShift } from './layout-shifts.js';

/** Lets `change` run once the document is parsed, before the page's script. To be called before the page is opened. */
export async function changeDocument(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(
    `document.addEventListener('readystatechange', ${String(change)}, { once: true });`,
  );
}

/** What a visitor has of the page. */
export interface Sight {
  sections: number;
  letters: number;
  height: number;
  /** Sum of the layout shifts that no tap has caused, if they are watched. */
  shift: number;
}

export const sight = (page: Page): Promise<Sight> =>
  page.evaluate(() => ({
    sections: document.querySelectorAll('#root [data-plugin]').length,
    letters: (document.getElementById('root')?.innerText ?? '').replaceAll(/\s/g, '').length,
    height: document.documentElement.scrollHeight,
    shift: ((window as unknown as { layoutShifts?: LayoutShift[] }).layoutShifts ?? [])
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
  }));
