import { writeFile } from 'node:fs/promises';
import { engineNames, type EngineName } from '../../../../../tools/build/engines.js';
import { addresses } from '../../support/addresses.js';
import { expect, test as base } from '../../support/fixtures.js';
import type { Engine } from './driver.js';
import { EnginePage } from './engine-page.js';
import { startPuppeteerEngine } from './puppeteer-engine.js';
import { startWebKitEngine } from './webkit-engine.js';

/** Where the script that is served before all others keeps what went wrong. */
const COMPLAINTS = 'complaints';

interface EngineFixtures {
  /** A page that shares nothing with those of other tests. */
  tab: EnginePage;
  /** Keeps a file of the page from being served, so many times; its name is without the mark of its content. */
  refuse: (file: string, times: number) => Promise<void>;
}

interface WorkerFixtures {
  /** The engine's name, which is the project's. */
  engineName: EngineName;
  /** The browser, which all tests of the project share. */
  engine: Engine;
}

export const test = base.extend<EngineFixtures, WorkerFixtures>({
  engineName: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const name = engineNames.find((each) => each === project.name);
      if (!name) throw new Error(`There is no engine ${project.name}.`);
      await use(name);
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKitEngine() : startPuppeteerEngine(engineName));
      await use(engine);
      await engine.close();
    },
    // The first window of a browser that has never run here can take a minute.
    { scope: 'worker', timeout: 120_000 },
  ],
  tab: [
    async ({ engine, userAgent }, use, testInfo) => {
      const driver = await engine.open({ userAgent });
      await use(new EnginePage(driver));
      if (testInfo.status !== testInfo.expectedStatus) {
        const path = testInfo.outputPath('page.png');
        await writeFile(path, await driver.screenshot());
        await testInfo.attach('the page', { path, contentType: 'image/png' });
      }
      await driver.close();
    },
    // More than an engine gives a window that does not open.
    { timeout: 120_000 },
  ],
  refuse: async ({ request }, use) => {
    const refusals = `${addresses.page}/local/refusals`;
    await use(async (file, times) => {
      expect((await request.post(refusals, { data: { file, times } })).ok()).toBe(true);
    });
    await request.delete(refusals);
  },
  complaints: async ({ tab }, use) => {
    // Firefox and WebKit call it a failure when a page that is left was still loading this late part.
    const allowed: RegExp[] = [/^\[error reporting\]/];
    const texts: string[] = [];
    await use({ texts, allow: (pattern) => allowed.push(pattern) });
    const told = await tab.evaluate(
      // An empty page, as of a test that failed at once, has no storage.
      (key) => (location.protocol === 'about:' ? null : sessionStorage.getItem(key)),
      COMPLAINTS,
    );
    texts.push(...(JSON.parse(told ?? '[]') as string[]));
    expect(texts.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect, inApp } from '../../support/fixtures.js';
export type { EnginePage };
