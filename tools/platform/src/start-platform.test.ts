import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseLocation, optionsFromEnvironment } from './environment.js';
import { PlatformStartError, startPlatform, type Platform } from './index.js';
import { newDirectory, profileOf, seededDirectory, startTestPlatform } from './testing/test-platform.js';

const open: { close: () => Promise<void> }[] = [];
const tidy = <T extends { close: () => Promise<void> }>(thing: T): T => {
  open.push(thing);
  return thing;
};
afterEach(async () => {
  for (const { close } of open.splice(0).reverse()) await close();
});

let platform: Platform;
let url: string;
beforeAll(async () => {
  platform = await startTestPlatform({
    publicUrl: 'https://platform.example/base/',
    allowedOrigins: ['https://page.example'],
  });
  url = `http://localhost:${platform.port}`;
});
afterAll(() => platform.close());

describe('starting', () => {
  it('starting says in one sentence that the port is taken, and leaves the database alone', async () => {
    const { port } = platform;
    const directory = await newDirectory();
    const start = startPlatform({ port, database: { directory } });
    await expect(start).rejects.toThrow(
      new PlatformStartError(`Port ${port} is taken by another program; PLATFORM_PORT chooses another.`),
    );
    expect(existsSync(directory)).toBe(false);
  });

  it('starting says in one sentence that the database is in use', async () => {
    const shared = { directory: await seededDirectory() };
    const first = tidy(await startPlatform({ port: 0, database: shared }));
    await expect(startPlatform({ port: 0, database: shared })).rejects.toThrow(
      /^The database in .+ cannot be opened: process \d+ is using it \(.+\)\.$/,
    );
    await first.close();
    tidy(await startPlatform({ port: 0, database: shared }));
  });

  it('starting takes over a lock that a crashed process has left', async () => {
    const crashed = await seededDirectory();
    await writeFile(`${crashed}.lock`, '999999999');
    const started = tidy(await startPlatform({ port: 0, database: { directory: crashed } }));
    expect((await fetch(`${started.url}/healthz`)).status).toBe(200);
  });

  it('starting says in one sentence that the database cannot be read', async () => {
    const broken = await seededDirectory();
    await writeFile(`${broken}/PG_VERSION`, '3');
    await expect(startPlatform({ port: 0, database: { directory: broken } })).rejects.toThrow(
      /^The database in .+ cannot be opened: [^\n]+\.$/,
    );
  });

  it('starting says in one sentence that the server does not answer, without the password', async () => {
    const connectionString = 'postgres://me:secret@127.0.0.1:1/profile';
    await expect(startPlatform({ port: 0, database: { connectionString } })).rejects.toThrow(
      /^The database at 127\.0\.0\.1:1\/profile cannot be opened: (?!.*secret)[^\n]+\.$/,
    );
  });
});

describe('a platform', () => {
  it('a platform closes once, even if it is closed twice', async () => {
    const short = await startTestPlatform();
    expect((await fetch(`${short.url}/healthz`)).status).toBe(200);
    await Promise.all([short.close(), short.close()]);
    await short.close();
    await expect(fetch(`${short.url}/healthz`)).rejects.toThrow();
  });

  it('a platform uses its public address for pictures', async () => {
    const { account } = await profileOf({ ...platform, url }).getAccountPage('@komorebi');
    expect(account.icon?.url).toBe('https://platform.example/base/artwork/komorebi/icon.svg');
  });

  it('a platform allows only the configured origins, if there are any', async () => {
    const originFor = async (origin: string) =>
      (await fetch(`${url}/healthz`, { headers: { origin } })).headers.get('access-control-allow-origin');
    expect(await originFor('https://page.example')).toBe('https://page.example');
    expect(await originFor('https://elsewhere.example')).toBeNull();
  });

  it('a platform serves artwork that cannot run anything, and nothing else', async () => {
    const { status, headers } = await fetch(`${url}/artwork/komorebi/icon.svg`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('cache-control')).toContain('max-age=604800');
    const etag = headers.get('etag') ?? '';
    const origin = 'https://page.example';
    const again = await fetch(`${url}/artwork/komorebi/icon.svg`, {
      headers: { origin, 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('access-control-allow-origin')).toBe(origin);
    for (const path of [
      'komorebi/none.svg',
      'komorebi/..%2f..%2fpackage.json',
      '..%2fsrc/main.ts',
      'komorebi',
    ])
      expect((await fetch(`${url}/artwork/${path}`)).status).toBe(404);
  });
});

describe('the environment', () => {
  it('the environment chooses port, database, faults and public address', () => {
    expect(
      optionsFromEnvironment({
        PLATFORM_PORT: '5000',
        PLATFORM_DATA: '/tmp/x',
        PLATFORM_FAULTS: '1',
        PLATFORM_PUBLIC_URL: 'https://platform.example',
      }),
    ).toEqual({
      port: 5000,
      database: { directory: '/tmp/x' },
      faults: true,
      publicUrl: 'https://platform.example',
    });
    expect(optionsFromEnvironment({})).toMatchObject({ port: 4100, faults: false });
    expect(databaseLocation({ DATABASE_URL: 'postgres://a/b', PLATFORM_DATA: '/tmp/x' })).toEqual({
      connectionString: 'postgres://a/b',
    });
  });

  it('the environment refuses a database other than PostgreSQL', () => {
    expect(() => databaseLocation({ DATABASE_URL: 'mysql://a/b' })).toThrow(
      'DATABASE_URL must begin with postgres:// or postgresql://.',
    );
  });

  it.each(['abc', '-1', '70000', '80.5'])('the environment refuses the port %s', (PLATFORM_PORT) => {
    expect(() => optionsFromEnvironment({ PLATFORM_PORT })).toThrow(/PLATFORM_PORT is/);
  });
});
