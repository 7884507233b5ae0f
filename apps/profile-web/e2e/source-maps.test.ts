import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/fixtures.js';

const workspace = join(import.meta.dirname, '../../..');
const assets = join(workspace, 'apps/profile-web/dist/client/assets');

interface Manifest {
  files: Record<string, { type: string; url: string; headers?: { sourcemap?: string } }>;
  release: string;
}

/** Takes uploads as the error service does: in chunks, which are put together to one archive. */
async function startReceiver() {
  const chunks = new Map<string, Buffer>();
  let archive: Buffer | undefined;
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      response.setHeader('content-type', 'application/json');
      const { url = '', headers } = request;
      if (url.endsWith('/chunk-upload/')) {
        const limits = { chunkSize: 8_388_608, chunksPerRequest: 64, maxRequestSize: 33_554_432 };
        const accept = ['release_files', 'artifact_bundles', 'artifact_bundles_v2'];
        const ways = { concurrency: 1, hashAlgorithm: 'sha1', compression: [], accept };
        response.end(JSON.stringify({ url: `${origin()}/chunks/`, ...limits, ...ways }));
        return;
      }
      if (url === '/chunks/') {
        const [, boundary = ''] = /boundary=(.*)/.exec(headers['content-type'] ?? '') ?? [];
        for (const part of body.toString('latin1').split(`--${boundary}`).slice(1, -1)) {
          const chunk = Buffer.from(part.slice(part.indexOf('\r\n\r\n') + 4, -2), 'latin1');
          chunks.set(createHash('sha1').update(chunk).digest('hex'), chunk);
        }
        response.end('{}');
        return;
      }
      const { chunks: wanted } = JSON.parse(body.toString()) as { chunks: string[] };
      const missingChunks = wanted.filter((chunk) => !chunks.has(chunk));
      if (missingChunks.length === 0)
        archive = Buffer.concat(wanted.map((chunk) => chunks.get(chunk) ?? Buffer.of()));
      response.end(JSON.stringify({ state: archive ? 'ok' : 'not_found', missingChunks }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: origin(),
    close: () => server.close(),
    files: () => unzipSync(archive ?? Buffer.of()),
  };
}

test('the documented command gives the error service each script with its source map', async () => {
  const [, command = ''] =
    /npx @sentry\/cli ((?:[^\n]*\\\n)*[^\n]*)\n/.exec(
      readFileSync(join(workspace, 'docs/deploying.md'), 'utf8'),
    ) ?? [];
  const words = command
    .replaceAll('\\\n', ' ')
    .replaceAll("'", '')
    .replace('"$RELEASE"', '1.2.3')
    .trim()
    .split(/\s+/);
  const receiver = await startReceiver();
  await promisify(execFile)(
    process.execPath,
    [join(workspace, 'node_modules/@sentry/cli/bin/sentry-cli'), ...words],
    {
      cwd: workspace,
      env: {
        ...process.env,
        SENTRY_URL: receiver.origin,
        SENTRY_AUTH_TOKEN: 'sntryu_local',
        SENTRY_ORG: 'team',
        SENTRY_PROJECT: 'page',
      },
    },
  );
  receiver.close();
  const files = receiver.files();
  const manifest = JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())) as Manifest;
  expect(manifest.release).toBe('1.2.3');
  const sent = Object.values(manifest.files);
  const scripts = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && !/^early|^rolldown-runtime|service-worker/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(20);
  const maps = new Set(sent.filter(({ type }) => type === 'source_map').map(({ url }) => url));
  for (const name of scripts) {
    // As reports name the files, without the origin.
    const script = sent.find(({ type, url }) => type === 'minified_source' && url === `~/assets/${name}`);
    expect(maps, name).toContain(`~/assets/${script?.headers?.sourcemap}`);
  }
  // They lead to lines of ours.
  const main = Object.keys(manifest.files).find((name) => /assets\/main-[^/]*\.js\.map$/.test(name)) ?? '';
  expect(strFromU8(files[main] ?? new Uint8Array())).toContain('start-page.ts');
});
