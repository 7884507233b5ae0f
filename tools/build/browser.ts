import { existsSync } from 'node:fs';

/** Chromium without a window, which even unseen would be drawn: tests take half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that `CHROMIUM_PATH` names, else an installed one, else undefined: Playwright's own download. */
export function findChromium(): string | undefined {
  return process.env['CHROMIUM_PATH'] || installed.find(existsSync);
}

/**
 * Whether the browser of {@link findChromium} draws text as the recorded pictures have it: only the headless shell lets
 * `--font-render-hinting` decide about that, not the machine. Playwright's own is one.
 */
export const drawsTextAsRecorded = (): boolean => {
  const path = findChromium();
  return path === undefined || path === process.env['CHROMIUM_PATH'] || path === headlessShell;
};

/** An installed browser with all features of visitors' browsers, such as a back/forward cache. */
export const findWholeChromium = (): string | undefined =>
  installed.find((path) => path !== headlessShell && existsSync(path));

/** Launch options that work in containers, as root and without internet access. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
