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

test('an extra script and the services of a site are asked, shown and framed, and others are not', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy|Content-Security-Policy|elsewhere\.example|violat/);
  const services = ['https://chat.example', 'https://login.example'];
  const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const answers: Record<string, [contentType: string, body: string]> = {
    '/loader.js': ['text/javascript', source('loader')],
    '/count': ['application/json', '{}'],
    '/pixel.svg': ['image/svg+xml', pixel],
    '/window': ['text/html', '<p>How can we help?</p>'],
    '/look.css': ['text/css', '.chat{color:red}'],
  };
  await page.route(/^https:\/\/(chat|login|elsewhere)\.example\//, async (route) => {
    const [contentType, body] = answers[new URL(route.request().url()).pathname] ?? ['text/plain', ''];
    await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  });
  const { url, process } = await startPageServer({
    EXTRA_SCRIPTS: `${services[0]}/loader.js#no-integrity`,
    EXTRA_ORIGINS: services[1]!,
  });
  try {
    await page.goto(`${url}/@harbor?lang=en`);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { ran?: string[] }).ran))
      .toEqual(['loader']);
    const reached = (service: string): Promise<string[]> =>
      page.evaluate(async (origin) => {
        /** Whether a browser loads it: a frame that the policy refuses has the document of an error. */
        const load = (element: HTMLElement): Promise<boolean> =>
          new Promise((resolve) => {
            element.onload = () => resolve(true);
            element.onerror = () => resolve(false);
            document.addEventListener('securitypolicyviolation', () => resolve(false), { once: true });
            document.body.append(element);
          });
        const frame = Object.assign(document.createElement('iframe'), { src: `${origin}/window` });
        const picture = Object.assign(document.createElement('img'), { src: `${origin}/pixel.svg` });
        const sheet = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: `${origin}/look.css`,
        });
        const asked = await fetch(`${origin}/count`).then(
          ({ ok }) => ok,
          () => false,
        );
        const results = {
          asked,
          picture: await load(picture),
          sheet: await load(sheet),
          frame: await load(frame),
        };
        return Object.entries(results).flatMap(([name, isLoaded]) => (isLoaded ? [name] : []));
      }, service);
    for (const service of services)
      expect(await reached(service), service).toEqual(['asked', 'picture', 'sheet', 'frame']);
    expect(await reached('https://elsewhere.example')).toEqual([]);
  } finally {
    process.kill();
  }
});
