import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addresses } from './support/addresses.js';
import { bootMarks, expect, test } from './support/fixtures.js';

const scripts = 'https://scripts.example';
/** A script that records that it has run. */
const source = (name: string): string => `(window.ran ??= []).push('${name}')`;
const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The page server as deployed, with scripts of the web team. */
async function servePage(extraScripts: string[]): Promise<{ url: string; stop: () => void }> {
  const server = spawn('node', [fileURLToPath(new URL('../dist/server/main.js', import.meta.url))], {
    env: { ...process.env, PORT: '0', API_URL: addresses.platform, EXTRA_SCRIPTS: extraScripts.join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  return { url: `http://localhost:${/port (\d+)/.exec(line)?.[1]}`, stop: () => server.kill() };
}

test('extra scripts run in the order of the list, one that fails is skipped, and no other script runs', async ({
  page,
  complaints,
}) => {
  complaints.allow(/scripts\.example|elsewhere\.example|404|\[extra script\]|Trusted/);
  const lastIsAsked = page.waitForRequest(`${scripts}/last.js`);
  await page.route(`${scripts}/*`, async (route) => {
    const name = /\/(\w+)\.js/.exec(route.request().url())?.[1] ?? '';
    // The last but one arrives after the last.
    if (name === 'slow') await lastIsAsked;
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    await route.fulfill({ status: name === 'missing' ? 404 : 200, headers, body: source(name) });
  });
  const { url, stop } = await servePage([
    `${scripts}/first.js#${integrityOf(source('first'))}`,
    `${scripts}/forged.js#${integrityOf('something else')}`,
    `${scripts}/missing.js#no-integrity`,
    `${scripts}/slow.js#no-integrity`,
    `${scripts}/last.js#no-integrity`,
  ]);
  try {
    await page.goto(`${url}/@harbor?lang=en`);
    const ran = () => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);
    await expect.poll(ran).toEqual(['first', 'slow', 'last']);
    expect(complaints.texts.filter((text) => text.startsWith('[extra script]'))).toEqual([
      `[extra script] UNKNOWN: Cannot load ${scripts}`,
      `[extra script] UNKNOWN: Cannot load ${scripts}`,
    ]);
    await expect.poll(() => bootMarks(page)).toContain('boot 7 tracking');

    // Scripts that are not in the list are not loaded, and strings do not become markup.
    const refused = (address: string) =>
      page.evaluate((src) => {
        try {
          document.createElement('script').src = src;
          return undefined;
        } catch (error) {
          return (error as Error).name;
        }
      }, address);
    expect(await refused('https://elsewhere.example/any.js')).toBe('TypeError');
    expect(await refused(`${scripts}/last.js?other`)).toBe('TypeError');
    const markup = page.evaluate(() => {
      document.body.innerHTML = '<p>planted</p>';
    });
    await expect(markup).rejects.toThrow(/TrustedHTML/);
  } finally {
    stop();
  }
});
