import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { app } from './backend.js';

test('the backend keeps every rule of the contract that it can be asked for', async () => {
  const server = serve({ fetch: app.fetch, port: 0 });
  try {
    await once(server, 'listening');
    const url = `http://localhost:${server.address().port}`;
    // `npm test` finds the installed command, as `npm run check` does.
    const words = [url, '--account', '@teahouse'];
    const { stdout } = await promisify(execFile)('oa-api-conformance', words, {
      shell: process.platform === 'win32',
    });
    assert.match(stdout, /\b[1-9]\d* hold, 0 fail\b/);
  } finally {
    server.close();
  }
});
