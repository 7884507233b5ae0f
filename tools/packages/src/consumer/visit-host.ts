import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

/** A page rendered by the host's server, see `render-host.ts`. */
interface HostPage {
  title: string;
  description?: string;
  html: string;
  json: string;
}

/** Globals of the profile's page, see `run-profile.ts`. */
interface HostWindow {
  unstyledClasses(): string[];
}

const profile = '/@komorebi';
const event = '/@komorebi/events/tasting';

/**
 * Visits the host in the README of the page: checks that the server's markup is readable, React hydrates it, and its
 * own section, its own view and the replaced section are there, but not the one that it leaves out.
 *
 * @returns problems, one line each
 */
export async function visitHost(folder: string, browser: Browser, address: string): Promise<string[]> {
  const pages = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8')) as Record<
    string,
    HostPage | null
  >;
  const problems = markupProblems(pages);
  const page = await browser.newPage({ viewport: { width: 1280, height: 12_000 }, locale: 'en-US' });
  const said: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`host: ${message}`));
  page.on('console', (message) => said.push(message.text()));
  await serve(folder, page, pages);

  await page.goto(`${address.replace(/\/$/, '')}${profile}`);
  await page.waitForFunction(() => {
    // The line of the day waits until somebody turns to it.
    const range = document.querySelector<HTMLElement>('[data-late] input[type=range]');
    range?.blur();
    range?.focus();
    return (
      document.querySelectorAll('section[data-plugin]').length === 4 &&
      !document.querySelector('[aria-busy="true"]') &&
      // This window is too narrow for the third column.
      ![...document.querySelectorAll('[data-late]')].some((part) => part.getClientRects().length > 0)
    );
  });
  await page.getByRole('link', { name: 'Tasting night' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tasting night' }).waitFor();
  if (new URL(page.url()).pathname !== event) problems.push(`host: the view of an event is at ${page.url()}`);
  await page.getByRole('button', { name: 'Count me in' }).click();
  if (!said.includes('action events come')) problems.push(`host: counted ${said.join(', ')}`);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /Komorebi/ }).waitFor();
  const unstyled = await page.evaluate(() => (window as unknown as HostWindow).unstyledClasses());
  problems.push(...unstyled.map((name) => `host: .${name} has no styles`));

  // The same view, opened as the first page of a visit.
  await page.goto(`${address.replace(/\/$/, '')}${event}`);
  // What is not shown beside a view waits.
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[data-late]')].some((part) => part.getClientRects().length > 0),
  );
  await page.getByRole('button', { name: 'Count me in' }).waitFor();
  await page.close();
  return problems;
}

/** Differences between the server's markup and the README. */
function markupProblems(pages: Readonly<Record<string, HostPage | null>>): string[] {
  const html = pages[profile]?.html ?? '';
  const types = Array.from(html.matchAll(/data-plugin="([^"]+)"/g), ([, type]) => type);
  const card = pages[event];
  const expectations: [boolean, string][] = [
    [types.toSorted().join() === 'basic-info,events,faq,signboard', `sections ${types.join()}`],
    [html.includes('Tasting night'), 'the event is not in the first HTML'],
    [/<strong>[^<]+<\/strong>/.test(html), 'the signboard was not replaced'],
    [card?.title.startsWith('Tasting night | ') === true, `the title of a deep link is ${card?.title}`],
    [card?.description === 'Six coffees, one evening.', `its description is ${card?.description}`],
    [card?.html.includes('Six coffees, one evening.') === true, 'the view is not in the first HTML'],
    [pages['/@nobody'] === null, 'an account that is not there has a page'],
    [pages['/@komorebi/events/nothing'] === null, 'an event that is not there has a page'],
    [pages['/@komorebi/coupon/first-cup'] === null, 'a coupon has a page, where coupons are left out'],
  ];
  return expectations.flatMap(([holds, problem]) => (holds ? [] : [`host: ${problem}`]));
}

/** Serves the host's server-rendered markup, in the HTML document of its build. */
async function serve(
  folder: string,
  page: Page,
  pages: Readonly<Record<string, HostPage | null>>,
): Promise<void> {
  const document = readFileSync(join(folder, 'dist/profile.html'), 'utf8');
  await page.route(
    ({ pathname }) => pathname in pages,
    async (route) => {
      const found = pages[new URL(route.request().url()).pathname];
      if (!found) return route.fulfill({ status: 404 });
      const body = document
        .replace('<!--page-->', () => found.html)
        .replace(/(id="page-data">)\s*\{\}\s*/, (_, start: string) => `${start}${found.json}`);
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    },
  );
}
