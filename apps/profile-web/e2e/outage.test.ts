import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../tools/build/free-port.js';
import { befriended, expect, inApp, mainAction, test } from './support/fixtures.js';

const ports = { page: await freePort(), platform: await freePort() };
const pageUrl = `http://localhost:${ports.page}`;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a command as in a terminal, and waits until it is ready. */
async function run(
  script: string,
  env: Record<string, string>,
  ready: RegExp,
): Promise<{ child: ChildProcess; output: () => string }> {
  const child = spawn('node', ['--import', 'tsx', '-C', '@oa-profile/source', script], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 30_000 }).toMatch(ready);
  return { child, output: () => output };
}

/** Presses Ctrl-C. */
async function stop(child: ChildProcess): Promise<number | null> {
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return exited;
}

/** One database for all runs: other tests create one each. */
const environment = () => ({
  PORT: String(ports.page),
  PLATFORM_PORT: String(ports.platform),
  PLATFORM_DATA: join(test.info().project.outputDir, 'restarted-platform'),
});

test('friends survive a restart, and Ctrl-C stops cleanly', async ({ page, visitor, complaints }) => {
  // Everything is started twice.
  test.slow();
  // The page stays open while nothing answers, and logs its failed requests.
  complaints.allow(/./);
  const first = await run('tools/run/src/start.ts', environment(), /Stop: Ctrl-C/);
  await page.goto(`${pageUrl}${inApp('@komorebi', visitor.token)}`);
  await mainAction(page, 'Add friend').click();
  await expect(page.getByRole('status').getByText(befriended)).toBeVisible();
  expect(await stop(first.child)).toBe(0);

  const second = await run('tools/run/src/start.ts', environment(), /Stop: Ctrl-C/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${pageUrl}${inApp('@komorebi', visitor.token)}`);
  await expect(page.getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(await stop(second.child)).toBe(0);
});

test('a taken port is reported in one clear sentence', async () => {
  const occupied = createServer();
  await new Promise<void>((resolve) => occupied.listen(ports.page, resolve));
  const { child, output } = await run('tools/run/src/start.ts', environment(), /taken/);
  expect(output().trim().split('\n').at(-1)).toBe(
    `Port ${ports.page} is taken by another program; PORT chooses another.`,
  );
  await new Promise((resolve) =>
    child.exitCode === null ? child.once('exit', resolve) : resolve(undefined),
  );
  expect(child.exitCode).toBe(1);
  occupied.close();
});
