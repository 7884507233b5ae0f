import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Key, type Actions, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKitDriver, findXvfb } from '../../../../../tools/build/engines.js';
import { freePort } from '../../../../../tools/build/free-port.js';
import { windowSize, type Driver, type Engine } from './driver.js';

/** Without these styles, the buttons of the browser's own window make it wider than a phone. */
const narrowWindow =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** How long a browser may take to open a window, which normally takes one or two seconds. */
const SESSION_TIMEOUT_MS = 30_000;
const MAX_TRIES = 3;

/** Starts WebKitGTK, driven by WebDriver, on a virtual screen. Each page is its own session, and so its own browser. */
export async function startWebKitEngine(): Promise<Engine> {
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), narrowWindow);

  const screen = await startScreen();
  const environment = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings,
    // The languages that the browser requests.
    LC_ALL: 'en_US.UTF-8',
    LANGUAGE: 'en_US',
    // So that no graphics card is needed.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // The sandbox does not start as root, or in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  let driver = await startDriver(environment);
  return {
    async open({ userAgent }) {
      const capabilities = {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          args: ['--automation', ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
        },
      };
      for (let tries = 1; ; tries += 1) {
        const opening = new Builder().usingServer(driver.server).withCapabilities(capabilities).build();
        // Rejected when the driver is stopped.
        opening.catch(() => undefined);
        const session = await Promise.race([opening, sleep(SESSION_TIMEOUT_MS, undefined, { ref: false })]);
        if (session) {
          await session.manage().window().setRect(windowSize);
          return driverOf(session);
        }
        if (tries === MAX_TRIES) throw new Error('WebKit does not open a window.');
        // Once in hundreds of times the browser never connects to the driver that started it.
        await stop(driver.process);
        driver = await startDriver(environment);
      }
    },
    async close() {
      await stop(driver.process);
      await stop(screen.process);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

async function startDriver(
  environment: NodeJS.ProcessEnv,
): Promise<{ process: ChildProcess; server: string }> {
  const port = await freePort();
  const driver = spawn(findWebKitDriver() ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: environment,
  });
  const server = `http://127.0.0.1:${port}`;
  await untilReady(server);
  return { process: driver, server };
}

/** Starts a virtual screen, and reads the free number that it has chosen. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const xvfb = spawn(
    findXvfb() ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [, , , numbers] = xvfb.stdio;
  if (!numbers || !('read' in numbers)) throw new Error('Xvfb has no pipe for its screen number.');
  const number = await Promise.race([
    new Promise<string>((resolve) =>
      numbers.once('data', (bytes: Buffer) => resolve(bytes.toString().trim())),
    ),
    text(numbers).then(() => Promise.reject(new Error('Xvfb has stopped at once.'))),
  ]);
  return { process: xvfb, display: `:${number}` };
}

async function untilReady(server: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      if ((await fetch(`${server}/status`)).ok) return;
    } catch (error) {
      if (tries === 100) throw error;
    }
    await sleep(100);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, Space: Key.SPACE };

/** A method that is missing in the types of the package. */
interface WithWheel {
  scroll(x: number, y: number, deltaX: number, deltaY: number): Actions;
}

function driverOf(session: WebDriver): Driver {
  let turned = 0;
  const evaluate = <Result>(expression: string): Promise<Result> =>
    session.executeScript<Result>(`return (${expression});`);
  return {
    goto: (url) => session.get(url),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    evaluate,
    click: async (expression) => (await evaluate<WebElement>(expression)).click(),
    type: async (expression, words) => (await evaluate<WebElement>(expression)).sendKeys(words),
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    write: (letters) => session.actions().sendKeys(letters).perform(),
    resize: async (size) => {
      await session.manage().window().setRect(size);
    },
    scroll: (pixels, { top }) => {
      // This driver expects the wheel's total since the start of the session, not a difference.
      turned += pixels;
      const actions = session.actions() as Actions & WithWheel;
      return actions.scroll(windowSize.width / 2, top, 0, turned).perform();
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: () => session.quit(),
  };
}
