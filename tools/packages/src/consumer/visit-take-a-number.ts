import type { Browser, Page } from 'playwright';
import { withServer } from '../hosts/try-host.js';

/**
 * Starts the site with a waiting line, and takes a number in a browser: after a reload and in a second tab it is the same one, until
 * its turn comes. It can be given back.
 *
 * @param folder the built project
 * @throws Error that says what does not work
 */
export const tryTakeANumber = (folder: string, platformUrl: string, browser: Browser): Promise<void> =>
  withServer(
    {
      folder,
      command: ['npm', 'start'],
      apiUrl: platformUrl,
      imageOrigin: platformUrl,
      environment: (url) => ({ QUEUE_URL: url }),
    },
    async (url) => [...(await answerProblems(url)), ...(await browserProblems(browser, url))],
  );

/** The secret of the staff in the project's `.env`. */
const staff = { authorization: 'Bearer only-for-trying' };

async function answerProblems(url: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [account, status] of [
    ['@komorebi', 200],
    ['@justaname', 404],
  ] as const) {
    const answer = await fetch(`${url}/${account}/queue?lang=en`);
    if (answer.status !== status) problems.push(`/${account}/queue: ${answer.status} instead of ${status}`);
    if (answer.ok && !(await answer.text()).includes('0 parties waiting'))
      problems.push(`/${account}/queue does not say how many wait`);
  }
  const take = (): Promise<Response> =>
    fetch(`${url}/queue/@412kmrbi/ticket`, {
      method: 'PUT',
      headers: { 'queue-key': 'a-key-of-the-trial-of-tarballs' },
    });
  const taken = [await take(), await take()];
  const numbers = await Promise.all(
    taken.map(async (each) => ((await each.json()) as { number: number }).number),
  );
  if (numbers.join() !== '1,1') problems.push(`One key has taken the numbers ${numbers.join()}`);
  const sign = await (await fetch(`${url}/@komorebi/queue-sign.txt`)).text();
  if (!sign.includes('/@komorebi/queue\n')) problems.push(`The sign says '${sign}'`);
  return problems;
}

async function browserProblems(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const problems: string[] = [];
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${url}${path}?lang=en`);
    return page;
  };
  const page = await open('/@komorebi');
  await page.locator('html[data-start=ready]').waitFor();
  await page.getByRole('link', { name: 'Take a number' }).first().click();
  await page.getByRole('button', { name: 'Take a number' }).click();
  await page.getByText('1 party before you', { exact: true }).waitFor();
  await page.reload();
  const second = await open('/@komorebi/queue');
  for (const tab of [page, second]) {
    const seen = await tab.getByText('Your number', { exact: true }).locator('xpath=..').innerText();
    if (!/^Your number\s+2\s/.test(seen)) problems.push(`A tab says '${seen}' instead of number 2`);
  }
  for (const after of [null, 1]) {
    const body = JSON.stringify({ after });
    await fetch(`${url}/queue/@412kmrbi/staff/next`, { method: 'POST', headers: staff, body });
  }
  await second.reload();
  await second.getByText('It’s your turn.').waitFor();
  await second.getByRole('button', { name: 'Leave the line' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Leave the line' }).click();
  await second.getByText('You’ve left the line').waitFor();
  await second.getByRole('button', { name: 'Take a number' }).waitFor();
  await context.close();
  return problems;
}
