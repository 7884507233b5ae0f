import { existsSync } from 'node:fs';

const installed = [
  // Chromium without a window of its own, which an unseen one would go on drawing: tests take half the time in it.
  '/usr/bin/chromium-headless-shell',
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

/** Launch options that work in containers, as root and without a way out to the internet. */
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
