import { describe, expect, it } from 'vitest';
import { openServer } from '../testing/open-server.js';

const workerSource = async (env?: Record<string, string>): Promise<string | undefined> => {
  const { get } = await openServer(env && { env });
  const policy = (await get('/@harbor')).headers.get('content-security-policy') ?? '';
  return policy.split('; ').find((directive) => directive.startsWith('worker-src'));
};

describe('the service worker', () => {
  it('the service worker is at the root, as a script that caches always revalidate', async () => {
    const { get } = await openServer();
    const answer = await get('/service-worker.js');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    // The text of each file in the sample build is its name.
    expect(await answer.text()).toBe('assets/service-worker.js');
  });

  it('the service worker connects to its own origin only, and loads no other script', async () => {
    const { get } = await openServer();
    const answer = await get('/service-worker.js');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });

  it('the service worker can be registered by pages', async () => {
    expect(await workerSource()).toBe("worker-src 'self'");
  });

  it('the service worker is replaced by one that removes it if OFFLINE_PAGES is off, and pages register none', async () => {
    const { get } = await openServer({ env: { OFFLINE_PAGES: 'off' } });
    expect(await (await get('/service-worker.js')).text()).toBe('assets/remove-service-worker.js');
    expect(await (await get('/@harbor')).text()).toContain('"offlinePages":false');
    expect(await workerSource({ OFFLINE_PAGES: 'off' })).toBe("worker-src 'none'");
  });
});
