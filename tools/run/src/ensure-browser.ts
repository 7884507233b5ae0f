import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findWholeChromium } from 'build-tools/browser';

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
  const attempts =
    process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
      ? ['chromium chromium-headless-shell', 'chromium'].map((browser) => [
          'sh',
          '-c',
          `apt-get update -qq && apt-get install -y -qq ${browser} fonts-noto-cjk fonts-thai-tlwg`,
        ])
      : [];
  attempts.push(['npx', '--no-install', 'playwright', 'install', 'chromium']);
  for (const [program = '', ...args] of attempts) {
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0 && isThere()) return undefined;
  }
  return 'No browser could be installed: install Chrome or Chromium, or name one with CHROMIUM_PATH.';
}
