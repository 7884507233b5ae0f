import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { contentSecurityPolicy } from './security-headers.js';

const env = { API_URL: 'https://api.example/base', KEEP_URL: 'https://keep.example' };

function directives(
  more: Record<string, string> = {},
  origin: 'web' | 'liff' = 'web',
  style = 'a{}',
): Map<string, string[]> {
  const policy = contentSecurityPolicy(readConfig({ ...env, ...more }), origin, style);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the Content-Security-Policy', () => {
  it('allows nothing that is not named, and no script but the own', () => {
    const policy = directives();
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect([...policy.values()].flat().filter((value) => value.includes('unsafe'))).toEqual([]);
  });

  it('names the inline style by the hash of its text', () => {
    const style = ':root{--oa-account:#7a4a2b}\n/* ค */';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(directives({}, 'web', style).get('style-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('lets the page speak to the configured services, by origin and each once', () => {
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

  it('lets the app SDK speak to its hosts in the app only', () => {
    expect(directives({}, 'liff').get('connect-src')).toContain('https://api.line.me');
    expect(directives({}, 'web').get('connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://keep.example',
    ]);
  });

  it('allows the hosts of extra scripts and pictures', () => {
    const policy = directives({
      EXTRA_SCRIPTS: 'https://scripts.example/a.js#sha384-x',
      IMAGE_ORIGINS: 'https://images.example',
    });
    expect(policy.get('script-src')).toEqual(["'self'", 'https://scripts.example']);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example']);
  });

  it('upgrades requests only where the page itself is secure', () => {
    expect(directives({ PUBLIC_URL: 'https://page.example' }).has('upgrade-insecure-requests')).toBe(true);
    expect(directives({ PUBLIC_URL: 'http://localhost:3000' }).has('upgrade-insecure-requests')).toBe(false);
  });
});
