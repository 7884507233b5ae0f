import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'build-tools/free-port';
import { outerEnvironment } from 'build-tools/run-command';
import type { Browser, Page } from 'playwright';

/** A built host, and what is expected of it. */
export interface Host {
  folder: string;
  /** The command that starts it. */
  command: readonly [program: string, ...words: string[]];
  /** Address of the Profile API. */
  apiUrl: string;
  /** Where pictures come from. */
  imageOrigin: string;
  /** Type of a section that the account has there, and words of its markup in every language. */
  section: { type: string; words: string };
  /** A view of a plugin of the host's own, and words of it in English. @default it has none */
  view?: { name: string; words: string };
  /** Variables of its own, at its address. @default none */
  environment?: (url: string) => Readonly<Record<string, string>>;
}

/**
 * Starts a built host, and uses it: pages in every language, the account's files, an account that is not there, and in a
 * browser a section, a tap, another view and the service worker.
 *
 * @throws Error that says what does not work
 */
export const tryHost = (host: Host, browser: Browser): Promise<void> =>
  withServer(host, async (url) => [
    ...(await answerProblems(url, host)),
    ...(await browserProblems(browser, url, host)),
  ]);

/**
 * Starts a host's server, and stops it after the trial.
 *
 * @param findProblems gets its address
 * @throws Error with the problems, and with what the server has said
 */
export async function withServer(
  {
    folder,
    command: [program, ...words],
    apiUrl,
    imageOrigin,
    environment = () => ({}),
  }: Omit<Host, 'section' | 'view'>,
  findProblems: (url: string) => Promise<readonly string[]>,
): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(program, words, {
    cwd: folder,
    env: {
      ...outerEnvironment(),
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: apiUrl,
      IMAGE_ORIGINS: imageOrigin,
      ...environment(url),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // So that the server is stopped as well, and not only npm.
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => said.push(text.toString()));
  try {
    await answered(`${url}/healthz`);
    const problems = await findProblems(url);
    if (problems.length) throw new Error([...problems, ...said].join('\n'));
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'close');
    }
  }
}

/** Waits until a server answers. */
async function answered(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

async function answerProblems(url: string, { section, view }: Host): Promise<string[]> {
  const expected: [path: string, status: number, words: string][] = [
    ...['en', 'ja', 'zh-TW', 'th', 'id', 'ko'].map((language): [string, number, string] => [
      `/@komorebi?lang=${language}`,
      200,
      section.words,
    ]),
    ['/@komorebi/place?lang=en', 200, 'Yanaka'],
    ...(view
      ? [[`/@komorebi/${view.name}?lang=en`, 200, view.words] satisfies [string, number, string]]
      : []),
    ['/@komorebi/contact.vcf', 200, 'BEGIN:VCARD'],
    ['/@komorebi/qr.svg', 200, '<svg'],
    ['/@komorebi/nothing', 404, ''],
    ['/@nobody', 404, ''],
  ];
  const outcomes = await Promise.all(
    expected.map(async ([path, status, words]) => {
      const answer = await askPatiently(`${url}${path}`);
      const text = await answer.text();
      if (answer.status !== status) return `${path}: ${answer.status} instead of ${status}`;
      return text.includes(words) ? undefined : `${path} lacks '${words}'`;
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

/**
 * Asks as a client does that heeds Retry-After: a server that has just started, on a machine with other work, may refuse
 * what would wait for too long, which says nothing about the host.
 */
async function askPatiently(url: string): Promise<Response> {
  for (let refusals = 0; ; refusals++) {
    const answer = await fetch(url);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    if (answer.status !== 503 || Number.isNaN(seconds) || refusals === 5) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

async function browserProblems(browser: Browser, url: string, { section }: Host): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(`${url}/@komorebi?lang=en`);
  await page.locator('html[data-start=ready]').waitFor();
  if (!(await isStyled(page, section.type))) problems.push(`The section ${section.type} has no styles`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}/@komorebi/place?lang=en`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  return problems;
}

/** Whether the classes of a section mean something, without script and styles that come later. */
const isStyled = (page: Page, type: string): Promise<boolean> =>
  page.evaluate((plugin) => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join();
    const used = [...document.querySelectorAll(`[data-plugin=${plugin}] [class]`)].flatMap((each) => [
      ...each.classList,
    ]);
    return used.length > 0 && used.some((name) => rules.includes(`.${name}`));
  }, type);
