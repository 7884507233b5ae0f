import { writeFile } from 'node:fs/promises';
import { engineNames, type EngineName } from '../../../../../tools/build/engines.js';
import { addresses } from '../../support/addresses.js';
import { expect, test as base } from '../../support/fixtures.js';
import type { Engine } from './driver.js';
import { EnginePage } from './engine-page.js';
import { startPuppeteerEngine } from './puppeteer-engine.js';
import { startWebKitEngine } from './webkit-engine.js';

/** Key under which a script that runs before all others stores the page's errors. */
const COMPLAINTS = 'complaints';

interface EngineFixtures {
  /** A page that shares nothing with other tests. */
  tab: EnginePage;
  /** Prevents a file of the page from being served, for a number of times; its name is without the content hash. */
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
    // oxlint-disable-next-line no-empty-pattern
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
    // Longer than the engine's own timeout for opening a window.
    { timeout: 120_000 },
  ],
  refuse: async ({ request }, use) => {
    const refusals = `${addresses.page}/local/refusals`;
    await use(async (file, times) => {
      expect((await request.post(refusals, { data: { file, times } })).ok()).toBe(true);
    });
    // A refusal in vain: the file has another name by now.
    expect(await (await request.delete(refusals)).text()).toBe('');
  },
  complaints: async ({ tab }, use) => {
    // Firefox and WebKit report a failure if a page is left while one of these late parts is loading.
    const allowed: RegExp[] = [/^\[(error reporting|web vitals|last-visit)\]/];
    const texts: string[] = [];
    await use({ texts, allow: (pattern) => allowed.push(pattern) });
    const told = await tab.evaluate(
      // An empty page, as after a test that failed at once, has no storage.
      (key) => (location.protocol === 'about:' ? null : sessionStorage.getItem(key)),
      COMPLAINTS,
    );
    texts.push(...(JSON.parse(told ?? '[]') as string[]));
    expect(texts.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

export { expect, inApp } from '../../support/fixtures.js';
export type { EnginePage };
