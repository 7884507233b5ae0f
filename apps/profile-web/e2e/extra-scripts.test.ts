import { createHash } from 'node:crypto';
import { bootMarks, expect, test } from './support/fixtures.js';
import { startPageServer } from './support/page-server.js';

const scripts = 'https://scripts.example';
/** A script that records that it has run. */
const source = (name: string): string => `(window.ran ??= []).push('${name}')`;
const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

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
  const extraScripts = [
    `${scripts}/first.js#${integrityOf(source('first'))}`,
    `${scripts}/forged.js#${integrityOf('something else')}`,
    `${scripts}/missing.js#no-integrity`,
    `${scripts}/slow.js#no-integrity`,
    `${scripts}/last.js#no-integrity`,
  ];
  const { url, process } = await startPageServer({ EXTRA_SCRIPTS: extraScripts.join(' ') });
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
    process.kill();
  }
});
