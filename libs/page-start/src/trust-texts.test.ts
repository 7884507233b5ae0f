import { createErrorLog } from '@oa-profile/telemetry/error-log';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trustTexts } from './trust-texts.js';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | undefined>;

afterEach(() => vi.unstubAllGlobals());

const log = createErrorLog(() => undefined);
const trust = (...addresses: string[]): void =>
  trustTexts({ config: { extraScripts: addresses.map((src) => ({ src })) }, log });

function rulesOf(...addresses: string[]): Rules {
  const createPolicy = vi.fn<(name: string, rules: Rules) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trust(...addresses);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  return rules as Rules;
}

describe('the page', () => {
  it('the page loads scripts only from the exact addresses in the list', () => {
    const { createScriptURL } = rulesOf('https://scripts.example/a.js?v=1');
    expect(createScriptURL('https://scripts.example/a.js?v=1')).toBe('https://scripts.example/a.js?v=1');
    for (const other of [
      'https://scripts.example/a.js',
      'https://scripts.example/b.js',
      'data:,alert(1)',
      '',
    ])
      expect(createScriptURL(other), other).toBeUndefined();
  });

  it('the page registers its own service worker and no other', () => {
    const { createScriptURL } = rulesOf();
    expect(createScriptURL('/service-worker.js')).toBe('/service-worker.js');
    for (const other of ['/other-worker.js', 'https://other.example/service-worker.js'])
      expect(createScriptURL(other), other).toBeUndefined();
  });

  it('the page turns only harmless texts into markup', () => {
    const { createHTML } = rulesOf();
    expect(createHTML('<svg/>')).toBe('<svg/>');
    for (const other of ['<svg onload=alert(1)>', '<p>planted</p>', ''])
      expect(createHTML(other)).toBeUndefined();
  });

  it('the page does nothing in browsers without Trusted Types', () => {
    vi.stubGlobal('trustedTypes', undefined);
    expect(() => trust()).not.toThrow();
  });

  it('the page logs it if the browser refuses its policy, for example because an extension has set one', () => {
    const createPolicy = (): never => {
      throw new TypeError('Policy with name "default" already exists.');
    };
    vi.stubGlobal('trustedTypes', { createPolicy });
    const capture = vi.spyOn(log, 'capture');
    expect(() => trust()).not.toThrow();
    expect(capture).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError), 'trusted texts');
  });
});
