import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, inApp, type Page, ready, test } from './support/fixtures.js';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function violations(page: Page): Promise<string[]> {
  // Not as a script element: the page's policy would refuse it, as it should.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

for (const [viewport, colorScheme, address] of [
  [phone, 'light', '/@komorebi?lang=ja'],
  [phone, 'dark', '/@baanrimnam?lang=th'],
  [desktop, 'light', '/@longnames?lang=id'],
  [desktop, 'dark', '/@komorebi?lang=en'],
  [phone, 'light', '/@justaname?lang=ko'],
  [desktop, 'light', '/@nosuchaccount?lang=zh-TW'],
] as const) {
  test(`${address} is accessible at ${viewport.width} px, ${colorScheme}`, async ({ page, complaints }) => {
    complaints.allow(/404|net::|Failed to load/);
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}

test('nothing is cut off on a phone with text at 200 %', async ({ page, complaints }) => {
  complaints.allow(/404|net::|Failed to load/);
  await page.setViewportSize(phone);
  for (const address of ['/@longnames?lang=id', '/@baanrimnam?lang=th', '/@komorebi?lang=ja']) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
  }
});

test('the layout never shifts, from the first paint to the last section', async ({ page }) => {
  await page.setViewportSize(phone);
  await watchLayoutShifts(page);
  await page.goto('/@komorebi?lang=en');
  await ready(page);
  await page.mouse.wheel(0, 4000);
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

test('a visitor is sent the texts of one language only', async ({ page }) => {
  await page.setViewportSize(phone);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/@longnames?lang=th');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const languageFiles = (): string[] => files.filter((file) => /\/assets\/(more-)?texts-/.test(file));
  await page.locator('[data-plugin]').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(new Set(languageFiles()).size).toBe(2);
  expect(languageFiles().filter((file) => !file.includes('texts-th-'))).toEqual([]);
});

test('all scripts that load without interaction are at most 190 kB, gzipped', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response
      .request()
      .sizes()
      .then(({ responseBodySize }) => sizes.set(response.url(), responseBodySize));
  });
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.setViewportSize(phone);
  await page.goto('/@komorebi?lang=th');
  await ready(page);
  await page.waitForLoadState('networkidle');
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(160_000);
});

test('hydration matches what the server rendered', async ({ page, visitor }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const address of ['/@komorebi?lang=ko', '/@shanlan?lang=zh-TW', inApp('@melati', visitor.token)]) {
    await page.goto(address);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
  }
  expect(logged.filter((line) => line.includes('[hydration]'))).toEqual([]);
});
