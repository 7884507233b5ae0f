import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findWholeChromium } from 'build-tools/browser';
import { expect, it } from 'vitest';

const code = `
import { ensureBrowser } from ${JSON.stringify(join(import.meta.dirname, 'ensure-browser.ts'))};
console.log(ensureBrowser() ?? 'There is one.');
`;

it.runIf(findWholeChromium())('takes an installed browser where CHROMIUM_PATH is empty', () => {
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=@oa-profile/source', '--input-type=module', '--eval', code],
    {
      cwd: join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
      // No other browser, and no tool to install one.
      env: { CHROMIUM_PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere', PATH: '/nowhere' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  expect(said.trim()).toBe('There is one.');
});
