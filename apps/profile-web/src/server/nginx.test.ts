import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { openServer } from './testing/open-server.js';
import { visitsOf } from './testing/visits.js';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);
const example = new URL('../../../../docs/nginx.conf', import.meta.url);

/** Runs the example from the documentation in front of a page server. Returns its port. */
async function startNginx(pageServerPort: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const probe = createAdaptorServer({ fetch: () => new Response() }).listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  const site = (await readFile(example, 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${pageServerPort}`)
    .replace(/.*server 127\.0\.0\.1:3001.*\n/, '')
    .replace('/var/cache/nginx/pages', join(folder, 'pages'));
  await writeFile(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${join(folder, 'pid')}; error_log stderr warn;
events {} http { access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  });
  await expect
    .poll(
      () =>
        new Promise((resolve) => {
          const socket = connect(port, '127.0.0.1', () => resolve(true));
          socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
        }),
      { timeout: 10_000 },
    )
    .toBe(true);
  return port;
}

it.skipIf(!nginx)(
  'the example for nginx serves more than 49 of 50 visits with two hundred browsers by itself',
  async () => {
    const { app } = await openServer({ freshFor: 600_000 });
    let asked = 0;
    const server = createAdaptorServer({
      fetch: (request) => {
        asked += 1;
        return app.fetch(request);
      },
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const port = await startNginx((server.address() as AddressInfo).port);
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    onTestFinished(() => agent.destroy());
    const visit = async (path: string, headers: Record<string, string>): Promise<IncomingMessage> => {
      const [answer] = (await once(get({ host: '127.0.0.1', port, path, headers, agent }), 'response')) as [
        IncomingMessage,
      ];
      answer.resume();
      await once(answer, 'end');
      return answer;
    };
    const visits = visitsOf(10_000);
    const statuses = new Set<number | undefined>();
    const packings = new Set<unknown>();
    for (const { path, headers } of visits) {
      const answer = await visit(path, headers);
      statuses.add(answer.statusCode);
      packings.add(answer.headers['content-encoding']);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(packings).toEqual(new Set(['br', 'gzip']));
    expect(asked).toBeGreaterThan(5);
    expect(asked / visits.length).toBeLessThan(0.02);
  },
  120_000,
);
