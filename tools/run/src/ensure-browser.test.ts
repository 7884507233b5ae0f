import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type * as Fs from 'node:fs';
import { join } from 'node:path';
import { findWholeChromium } from 'build-tools/browser';
import { afterEach, expect, it, vi } from 'vitest';
import { ensureRecordingBrowser } from './ensure-browser.js';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return { ...fs, existsSync: vi.fn(fs.existsSync) };
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.mocked(existsSync).mockReset();
});

const code = `
import { ensureBrowser } from ${JSON.stringify(join(import.meta.dirname, 'ensure-browser.ts'))};
console.log(ensureBrowser() ?? 'There is one.');
`;

it('ensureBrowser refuses a browser that draws text otherwise than the recorded pictures', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.spyOn(console, 'log').mockReturnValue();
  vi.mocked(existsSync).mockImplementation((path) => path === '/usr/bin/chromium');
  expect(ensureRecordingBrowser()).toContain('chromium-headless-shell');
  vi.stubEnv('CHROMIUM_PATH', '/opt/headless-shell');
  expect(ensureRecordingBrowser()).toBeUndefined();
});

it.runIf(findWholeChromium())('ensureBrowser takes an installed browser where CHROMIUM_PATH is empty', () => {
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
