import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { contentSecurityPolicy, failurePolicy, originsOfPlugins } from './security-headers.js';

const env = { API_URL: 'https://api.example/base', KEEP_URL: 'https://keep.example' };

function directives(
  more: Record<string, string> = {},
  origin: 'web' | 'liff' = 'web',
  styleHash = 'sha256-abc',
): Map<string, string[]> {
  const policy = contentSecurityPolicy(readConfig({ ...env, ...more }), origin, styleHash);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('the Content-Security-Policy allows nothing that is not named, and only the page’s own scripts', () => {
    const policy = directives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((value) => value.includes('unsafe'))).toEqual([]);
  });

  it('the Content-Security-Policy names the inline style by the hash of its text', () => {
    expect(directives({}, 'web', 'sha256-xyz').get('style-src')).toEqual(["'self'", "'sha256-xyz'"]);
  });

  it('the Content-Security-Policy lets the page connect to the configured services, each origin named once', () => {
    const policy = directives({
      KEEP_URL: 'https://api.example/keep',
      ERROR_REPORT_DSN: 'https://key@errors.example/1',
      TRACKING_URL: 'https://events.example/collect?a=1',
    });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://errors.example',
      'https://events.example',
    ]);
  });

  it('the Content-Security-Policy lets the app SDK connect to its hosts in the app only', () => {
    expect(directives({}, 'liff').get('connect-src')).toContain('https://api.line.me');
    expect(directives({}, 'web').get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://keep.example',
    ]);
  });

  it('the Content-Security-Policy allows the hosts of extra scripts and pictures', () => {
    const policy = directives({
      EXTRA_SCRIPTS: 'https://scripts.example/a.js?v=1#sha384-x',
      IMAGE_ORIGINS: 'https://images.example',
    });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://scripts.example/a.js']);
    expect(policy.get('img-src')).toEqual([
      ...["'self'", 'data:', 'https://images.example', 'https://scripts.example'],
    ]);
  });

  it('the Content-Security-Policy names nothing more where a site has no services of its own', () => {
    expect(contentSecurityPolicy(readConfig(env), 'web', 'sha256-abc')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-abc'; img-src 'self' data: https://api.example; " +
        "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
        "media-src 'self' https://api.example; connect-src 'self' https://api.example https://keep.example; " +
        "manifest-src 'self'; worker-src 'self'; form-action 'self'; trusted-types default",
    );
  });

  it('an extra script may ask, show and frame its own origin, and loads no further script', () => {
    const policy = directives({ EXTRA_SCRIPTS: 'https://chat.example/loader.js#no-integrity' });
    for (const name of ['connect-src', 'img-src', 'media-src', 'style-src', 'font-src', 'frame-src'])
      expect(policy.get(name), name).toContain('https://chat.example');
    expect(policy.get('script-src')).toEqual(["'self'", 'https://chat.example/loader.js']);
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('an extra script that is not encrypted runs where it always has, and may use nothing of its origin', () => {
    const policy = directives({ EXTRA_SCRIPTS: 'http://chat.example/loader.js#sha384-x' });
    expect(policy.get('script-src')).toEqual(["'self'", 'http://chat.example/loader.js']);
    expect([...policy.values()].flat().filter((value) => value === 'http://chat.example')).toEqual([]);
    const local = directives({ EXTRA_SCRIPTS: 'http://localhost:4700/loader.js#no-integrity' });
    expect(local.get('connect-src')).toContain('http://localhost:4700');
  });

  it("a site's services may be asked, shown, framed and sent forms, and run no script", () => {
    const policy = directives({ EXTRA_ORIGINS: 'https://login.example https://*.maps.example' });
    const services = ['https://login.example', 'https://*.maps.example'];
    for (const name of [
      'connect-src',
      'img-src',
      'media-src',
      'style-src',
      'font-src',
      'frame-src',
      'form-action',
    ])
      expect(policy.get(name), name).toEqual(expect.arrayContaining(services));
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect([...policy.values()].flat().filter((value) => /unsafe|^\*|^https?:$/.test(value))).toEqual([]);
  });

  it('a socket of a service is for requests only', () => {
    const policy = directives({ EXTRA_ORIGINS: 'wss://chat.example' });
    expect(policy.get('connect-src')).toContain('wss://chat.example');
    expect([...policy.values()].flat().filter((value) => value === 'wss://chat.example')).toHaveLength(1);
    expect(policy.has('frame-src')).toBe(false);
  });

  it('what a plugin asks and frames is allowed for that only, each origin named once', () => {
    const queue = {
      name: 'queue',
      server: {
        requests: () => [
          'https://queue.example/v1?a=1',
          'https://queue.example/v2',
          'wss://queue.example/live',
        ],
        frames: ({ QUEUE_BOARD: board }: { QUEUE_BOARD?: string }) => (board ? [board] : []),
      },
    };
    const ofPlugins = originsOfPlugins([queue], { QUEUE_BOARD: 'https://board.example/{id}' });
    const policy = contentSecurityPolicy(readConfig(env), 'web', 'sha256-abc', ofPlugins);
    expect(policy).toContain(' https://keep.example https://queue.example wss://queue.example;');
    expect(policy).toContain('; frame-src https://board.example;');
    expect(policy.match(/queue\.example|board\.example/g)).toHaveLength(3);
  });

  it.each([
    ['requests', 'http://queue.example', 'must begin with https:// or wss://, or http://localhost'],
    ['requests', 'http://localhost:1@a.example', 'must begin with https:// or wss://, or http://localhost'],
    ['requests', 'https://*', 'must be an address'],
    ['frames', 'nonsense', 'must be an address'],
    ['frames', 'https://*.com', 'must name the hosts, such as https://*.example.com'],
    ['frames', "https://a.example;script-src'unsafe-inline'", 'must be an address'],
    ['pictures', 'data:image/png', 'must begin with http:// or https://'],
  ] as const)('among the %s of a plugin, %s is refused in one sentence', (kind, address, rule) => {
    expect(() => originsOfPlugins([{ name: 'queue', server: { [kind]: () => [address] } }], {})).toThrow(
      new RangeError(`'${address}', which the plugin 'queue' names in its ${kind}, ${rule}.`),
    );
  });

  it('the Content-Security-Policy requires Trusted Types, with one policy of the page', () => {
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(directives().get('trusted-types')).toEqual(['default']);
  });

  it('the Content-Security-Policy escapes addresses of extra scripts, so that they cannot extend the policy', () => {
    const policy = directives({
      EXTRA_SCRIPTS: "https://scripts.example/a;script-src'unsafe-inline'.js#no-integrity",
    });
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "https://scripts.example/a%3Bscript-src'unsafe-inline'.js",
    ]);
  });

  it('the Content-Security-Policy has browsers report to nobody, since their reports have the whole address', () => {
    const config = readConfig({ ...env, ERROR_REPORT_DSN: 'https://key@errors.example/1' });
    for (const policy of [contentSecurityPolicy(config, 'web', ''), failurePolicy(config, 'liff', '')])
      expect(policy).not.toMatch(/report-/);
  });

  it('the Content-Security-Policy of an error page allows no extra scripts, and requests only in the app, to close it', () => {
    const config = readConfig({ ...env, EXTRA_SCRIPTS: 'https://scripts.example/a.js#no-integrity' });
    const [web, liff] = [failurePolicy(config, 'web', 'a{}'), failurePolicy(config, 'liff', 'a{}')];
    for (const policy of [web, liff]) {
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('scripts.example');
    }
    expect(web).not.toContain('connect-src');
    expect(liff).toContain("connect-src 'self' https://api.line.me");
  });

  it('the Content-Security-Policy upgrades requests only if the page itself is secure', () => {
    expect(directives({ PUBLIC_URL: 'https://page.example' }).has('upgrade-insecure-requests')).toBe(true);
    expect(directives({ PUBLIC_URL: 'http://localhost:3000' }).has('upgrade-insecure-requests')).toBe(false);
  });
});
