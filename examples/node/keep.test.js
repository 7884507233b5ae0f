import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';

/** Runs the script for a visitor whom the platform does not know yet: it accepts every token of this form. */
const env = {
  API_URL: 'http://localhost:4100',
  ...process.env,
  ACCESS_TOKEN: `visitor-${crypto.randomUUID()}`,
};
const keep = async (searchId) =>
  (await promisify(execFile)(process.execPath, ['keep.js', searchId], { cwd: import.meta.dirname, env }))
    .stdout;

test('the script prints an account, keeps it once, and says so the second time', async () => {
  const first = await keep('@komorebi');
  assert.match(first, /^Komorebi Coffee \(@412kmrbi\): .*coupon/);
  assert.match(first, /It is kept now\./);
  assert.match(await keep('@komorebi'), /It was kept before\./);
});

test('the script ends with an error for an account that does not exist', async () => {
  await assert.rejects(keep('@nosuchaccount'), { code: 1 });
});
