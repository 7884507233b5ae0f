import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportViolations } from './report-violations.js';

type Violation = Pick<SecurityPolicyViolationEvent, 'effectiveDirective' | 'blockedURI' | 'documentURI'>;

/** What the browser calls with a violation. */
let listeners: ((violation: Violation) => void)[] = [];
const capture = vi.fn<(error: unknown, place: string) => void>();

beforeEach(() => {
  listeners = [];
  capture.mockClear();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (violation: Violation) => void) => listeners.push(listener),
  });
});
afterEach(() => vi.unstubAllGlobals());

const refuse = (blockedURI: string, effectiveDirective = 'img-src'): void => {
  const documentURI = 'https://page.example/@komorebi?key=zq&code=zq#zq';
  for (const listener of listeners) listener({ effectiveDirective, blockedURI, documentURI });
};
const told = (): string[] => capture.mock.calls.map(([error]) => (error as Error).message);

describe('what the policy refuses', () => {
  it.each([
    ['https://elsewhere.example/zq.png?visitor=zq#zq', 'https://elsewhere.example'],
    ['data:text/html,zq', 'data:'],
    ['blob:https://page.example/zq', 'blob:'],
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['trusted-types-sink', 'trusted-types-sink'],
  ])('what the policy refuses is reported without path, query and page: %s', (blocked, source) => {
    reportViolations({ capture });
    refuse(blocked);
    expect(told()).toEqual([`The page's policy refuses img-src from ${source}`]);
    expect(JSON.stringify(capture.mock.calls)).not.toContain('zq');
  });

  it('what the policy refuses is reported once each, and ten at most', () => {
    reportViolations({ capture });
    for (let number = 0; number < 1000; number += 1)
      refuse(`https://elsewhere${number % 50}.example/${number}`);
    expect(new Set(told()).size).toBe(10);
    expect(told()).toHaveLength(10);
  });

  it('what the policy refuses is reported once where two parts of the browser tell of it, also from before', () => {
    vi.stubGlobal(
      'ReportingObserver',
      class {
        constructor(private readonly tell: (reports: unknown[]) => void) {}
        observe(): void {
          const early = { effectiveDirective: 'font-src', blockedURL: 'https://elsewhere.example/zq' };
          const late = { effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/zq' };
          this.tell([{ body: early }, { body: null }, {}]);
          listeners.push(() => this.tell([{ body: late }]));
        }
      },
    );
    reportViolations({ capture });
    refuse('https://elsewhere.example/a.png');
    expect(told()).toEqual([
      "The page's policy refuses font-src from https://elsewhere.example",
      "The page's policy refuses img-src from https://elsewhere.example",
    ]);
  });

  it.each(['chrome-extension://abc/a.js', 'moz-extension://abc/a.js', '', 'zq zq'])(
    'what an extension loads, and what is no address, is nobody’s to report: %j',
    (blocked) => {
      reportViolations({ capture });
      refuse(blocked);
      expect(told()).toEqual([]);
    },
  );

  it('what the policy refuses is reported for nobody who has asked for privacy by Global Privacy Control', () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    reportViolations({ capture });
    refuse('https://elsewhere.example/a.png');
    expect(told()).toEqual([]);
  });
});
