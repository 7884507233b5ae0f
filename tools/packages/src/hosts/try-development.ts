import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { withServer, type Host } from './try-host.js';

/** An edit of a host's own section, and how it shows. */
interface Edit {
  file: string;
  from: string;
  to: string;
  isSeen: (section: Element) => boolean;
}

const edits: readonly Edit[] = [
  {
    file: 'src/welcome/welcome-section.tsx',
    from: '<PlainText',
    to: '<b>Edited</b><PlainText',
    isSeen: (section) => section.textContent.includes('Edited'),
  },
  {
    file: 'src/welcome/welcome.module.css',
    from: 'var(--oa-text-muted)',
    to: 'rgb(1 2 3)',
    isSeen: (section) =>
      [...section.querySelectorAll('p')].some((line) => getComputedStyle(line).color === 'rgb(1, 2, 3)'),
  },
];

/**
 * Develops a host by the command of its README: edits of a component and of a style are seen without a reload, and code
 * and markup are the same.
 *
 * @throws Error that says what does not work
 */
export const tryDevelopment = (host: Omit<Host, 'section' | 'command'>, browser: Browser): Promise<void> =>
  withServer({ ...host, command: ['npm', 'run', 'dev'] }, async (url) => {
    const problems: string[] = [];
    const open = async (): Promise<Page> => {
      const page = await browser.newPage({ viewport: { width: 390, height: 9000 }, locale: 'en-US' });
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await page.goto(`${url}/@komorebi?lang=en`);
      await page.locator('html[data-start=ready]').waitFor();
      return page;
    };
    // The first page makes Vite bundle what it imports, and may be loaded again when that is done.
    const first = await open();
    await until(() => isLoaded(first, 'plugin-faq'));
    await first.close();

    for (const { file, from, to, isSeen } of edits) {
      const page = await open();
      const section = page.locator('[data-plugin=welcome]');
      // A module that has been loaded, but has not run, would miss the edit.
      await until(() => section.locator('p').first().evaluate(isTakenOver));
      await page.evaluate(() => (document.title = 'Before'));
      const path = join(host.folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, before.replace(from, to));
      await until(() => section.evaluate(isSeen));
      if ((await page.title()) !== 'Before') problems.push(`An edit of ${file} reloads the page`);
      // What watches files may take two quick edits for one.
      await page.waitForTimeout(1000);
      writeFileSync(path, before);
      // The next page must not be asked for before the server has noticed.
      await until(async () => !(await section.evaluate(isSeen)));
      await page.close();
    }
    return problems;
  });

/** Whether React has hydrated an element. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Whether a page has loaded a module with these words in its address. */
const isLoaded = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(wanted)),
    words,
  );

/** Waits for a minute until something is so. */
async function until(check: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    // It fails while a page is being loaded.
    if (await check().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`In a minute, this did not come: ${check.toString()}`);
}
