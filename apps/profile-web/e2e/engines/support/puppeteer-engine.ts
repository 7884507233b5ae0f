import { chromium } from '@playwright/test';
import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { launchOptions } from '../../../../../tools/build/browser.js';
import { findFirefox } from '../../../../../tools/build/engines.js';
import { windowSize, type Driver, type Engine } from './driver.js';

/** Starts Chromium, driven by its own protocol, or Firefox, by WebDriver BiDi, which needs no other program. */
export async function startPuppeteerEngine(name: 'chromium' | 'firefox'): Promise<Engine> {
  const browser = await puppeteer.launch({ headless: true, ...optionsOf[name]() });
  return {
    async open({ userAgent }) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(windowSize);
      if (userAgent) await page.setUserAgent({ userAgent });
      return driverOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

const optionsOf: Record<'chromium' | 'firefox', () => LaunchOptions> = {
  chromium: () => {
    const { executablePath = chromium.executablePath(), args } = launchOptions();
    return { browser: 'chrome', executablePath, args: [...args, '--lang=en-US'] };
  },
  firefox: () => {
    const executablePath = findFirefox();
    return {
      browser: 'firefox',
      ...(executablePath && { executablePath }),
      extraPrefsFirefox: {
        'intl.accept_languages': 'en-US, en',
        // Like a real wheel: handled by the browser's compositor.
        'remote.events.async.wheel.enabled': true,
      },
    };
  },
};

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const elementOf = async (expression: string): Promise<ElementHandle> =>
    (await page.evaluateHandle(expression)) as ElementHandle;
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    evaluate: async <Result>(expression: string) => (await page.evaluate(expression)) as Result,
    click: async (expression) => (await elementOf(expression)).click(),
    type: async (expression, text) => (await elementOf(expression)).type(text),
    press: (key) => page.keyboard.press(key),
    write: (letters) => page.keyboard.type(letters),
    resize: (size) => page.setViewport(size),
    scroll: async (pixels, { top }) => {
      await page.mouse.move(windowSize.width / 2, top);
      await page.mouse.wheel({ deltaY: pixels });
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
