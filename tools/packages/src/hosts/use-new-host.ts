import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from 'build-tools/browser';
import { freePort } from 'build-tools/free-port';
import { startPlatform } from 'platform';
import { chromium, type Page } from 'playwright';

/** What the account has to say in the host's own section. */
const welcome = { text: 'Come in and sit down.', name: 'Mori' };

/**
 * Starts a built host by its own command, and uses it: pages in every language, the account's files, an account that is
 * not there, and in a browser its own section and a tap.
 *
 * @throws Error that says what does not work
 */
export async function useNewHost(folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'platform-'));
  const platform = await startPlatform({ port: 0, database: { directory: data } });
  const api = await withWelcome(platform.url);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const host = spawn('npm', ['start'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      API_URL: addressOf(api),
      IMAGE_ORIGINS: platform.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // So that the server is stopped as well, and not only npm.
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [host.stdout, host.stderr])
    stream.on('data', (words: Buffer) => said.push(words.toString()));
  try {
    await answered(`${url}/healthz`);
    const problems = [...(await answerProblems(url)), ...(await browserProblems(url))];
    if (problems.length) throw new Error([...problems, ...said].join('\n'));
  } finally {
    if (host.pid !== undefined && host.exitCode === null) {
      process.kill(-host.pid);
      await once(host, 'close');
    }
    api.close();
    api.closeAllConnections();
    await platform.close();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The platform, whose accounts have the host's own section as well: it cannot know a section of somebody else. */
async function withWelcome(platformUrl: string): Promise<Server> {
  const server = createServer((request, response) => {
    void fetch(`${platformUrl}${request.url ?? ''}`, { headers: request.headers as Record<string, string> })
      .then(async (answer) => {
        const body = (await answer.json()) as { result?: { sections?: unknown[] } };
        body.result?.sections?.unshift({ type: 'welcome', id: 'welcome', data: welcome });
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
        });
        response.end(JSON.stringify(body));
      })
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Waits until a server answers. */
async function answered(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not answer`);
}

async function answerProblems(url: string): Promise<string[]> {
  const expected: [path: string, status: number, words: string][] = [
    ...['en', 'ja', 'zh-TW', 'th', 'id', 'ko'].map((language): [string, number, string] => [
      `/@komorebi?lang=${language}`,
      200,
      welcome.text,
    ]),
    ['/@komorebi/place?lang=en', 200, 'Yanaka'],
    ['/@komorebi/contact.vcf', 200, 'BEGIN:VCARD'],
    ['/@komorebi/qr.svg', 200, '<svg'],
    ['/@komorebi/coupon', 404, ''],
    ['/@nobody', 404, ''],
  ];
  const outcomes = await Promise.all(
    expected.map(async ([path, status, words]) => {
      const answer = await fetch(`${url}${path}`);
      const text = await answer.text();
      if (answer.status !== status) return `${path}: ${answer.status} instead of ${status}`;
      return text.includes(words) ? undefined : `${path} lacks '${words}'`;
    }),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

async function browserProblems(url: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(`${url}/@komorebi?lang=en`);
    await page.locator('html[data-start=ready]').waitFor();
    if (!(await isStyled(page))) problems.push('The host’s own section has no styles');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog', { name: 'More' }).waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${url}/@komorebi/place?lang=en`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return problems;
  } finally {
    await browser.close();
  }
}

/** Whether the classes of the host's own section mean something, without script and styles that come later. */
const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .join();
    const used = [...document.querySelectorAll('[data-plugin=welcome] [class]')].flatMap((each) => [
      ...each.classList,
    ]);
    return used.length > 0 && used.some((name) => rules.includes(`.${name}`));
  });
