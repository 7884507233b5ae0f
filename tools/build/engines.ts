import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The engines of visitors' browsers. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/**
 * Those that `ENGINES` names, separated by spaces; all if it names none.
 *
 * @throws {Error} if it has another word: a typo would otherwise choose all of them, or none
 */
export function chosenEngines(): readonly EngineName[] {
  const words = process.env['ENGINES']?.split(' ').filter(Boolean) ?? [];
  const odd = words.filter((word) => !engineNames.some((name) => name === word));
  if (odd.length)
    throw new Error(
      `ENGINES has '${odd.join(' ')}': write some of ${engineNames.join(', ')}, separated by spaces.`,
    );
  return words.length ? engineNames.filter((name) => words.includes(name)) : engineNames;
}

const firefoxes = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** The Firefox that `FIREFOX_PATH` names, else an installed one. */
export function findFirefox(): string | undefined {
  return process.env['FIREFOX_PATH'] || firefoxes.find(existsSync);
}

/** The WebDriver of WebKitGTK that `WEBKIT_DRIVER_PATH` names, else an installed one. It finds its browser by itself. */
export function findWebKitDriver(): string | undefined {
  return process.env['WEBKIT_DRIVER_PATH'] || onPath('WebKitWebDriver');
}

/** A screen for WebKit's browser, which cannot run without one. */
export function findXvfb(): string | undefined {
  return onPath('Xvfb');
}

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(existsSync);
}
