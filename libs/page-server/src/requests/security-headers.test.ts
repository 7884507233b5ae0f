import { describe, expect, it } from 'vitest';
import { readConfig } from './config.js';
import { contentSecurityPolicy, failurePolicy } from './security-headers.js';

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
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'https://images.example']);
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
