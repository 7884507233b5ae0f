import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { drawsTextAsRecorded, findWholeChromium } from 'build-tools/browser';
import { install, installFromDebian } from './install-from-debian.js';

/**
 * Makes sure that there is a browser for the tests: the one that `CHROMIUM_PATH` names, an installed Chrome or
 * Chromium, Playwright's own, or else one that is installed now. Chromium's headless shell alone is not enough: it has
 * no back/forward cache. If it is installed as well, most tests use it.
 *
 * @returns a sentence that says what to do if no browser can be found or installed.
 */
export function ensureBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) return `CHROMIUM_PATH names ${named}, which does not exist.`;
  const isThere = (): boolean =>
    Boolean(named || findWholeChromium()) || existsSync(chromium.executablePath());
  if (isThere()) return undefined;

  console.log('No browser found: trying to install one.');
  for (const packages of ['chromium chromium-headless-shell', 'chromium'])
    if (installFromDebian(`${packages} fonts-noto-cjk fonts-thai-tlwg`) && isThere()) return undefined;
  if (install('npx', ['--no-install', 'playwright', 'install', 'chromium']) && isThere()) return undefined;
  return 'No browser could be installed: install Chrome or Chromium, or name one with CHROMIUM_PATH.';
}

/**
 * Makes sure that there is a browser for the recorded pictures, which other browsers' text differs from.
 *
 * @returns a sentence that says what to do if there is none and it cannot be installed.
 */
export function ensureRecordingBrowser(): string | undefined {
  if (drawsTextAsRecorded()) return undefined;
  console.log(
    'The browser draws text otherwise than the recorded pictures: trying to install one that does not.',
  );
  if (installFromDebian('chromium-headless-shell') && drawsTextAsRecorded()) return undefined;
  return 'Pictures need Chromium’s headless shell: install Debian’s chromium-headless-shell, or name one with CHROMIUM_PATH.';
}
