import { operations } from '@oa-profile/api-client';
import { friendshipTypes } from '@oa-profile/api-client/internal';
import { rules, tryRule, type RunRulesOptions } from '@oa-profile/api-conformance';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from './index.js';
import { sectionContracts } from './section-contracts.js';
import { breakages } from './testing/breakages/breakages.js';
import type { Breaking } from './testing/breakages/breaking.js';
import { SECTION_BUDGET } from './testing/breakages/of-callers.js';
import { conformanceOptions } from './testing/conformance.js';
import { control, freshToken, startTestPlatform } from './testing/test-platform.js';

let platform: Platform;
let options: RunRulesOptions;
beforeAll(async () => {
  platform = await startTestPlatform({ faults: true });
  options = await conformanceOptions(platform);
});
afterAll(() => platform.close());
afterEach(() => control(platform, 'DELETE', 'faults'));

async function tried(name: string, breaking: Breaking = (request, send) => send(request), more = {}) {
  const fetch: typeof globalThis.fetch = (input, init) =>
    breaking(new Request(input, init), globalThis.fetch);
  return tryRule(name, { ...options, token: freshToken(), fetch, ...more });
}

describe('the kit finds a backend that', () => {
  it.each(breakages.map((each) => [each[3] ?? 'breaks the rule', each[0], each] as const))(
    'the kit finds a backend that %s: %s',
    async (_, name, [, breaking, at = /^/]) => {
      const budget = name.startsWith('time.') ? { sectionBudget: SECTION_BUDGET } : {};
      const { outcome, failure } = await tried(name, breaking, budget);
      expect(outcome).toBe('fails');
      expect(failure?.field ?? '').toMatch(at);
      expect(failure).toMatchObject({
        account: '@komorebi',
        request: { url: expect.any(String) as unknown },
      });
    },
  );

  it.each([
    ['never answers', 'time.calls', { hang: true }, 'an answer in time'],
    ['closes the connection', 'answers.getReplyTime', { drop: true }, 'an answer'],
    ['sends JSON that stops in the middle', 'answers.getReplyTime', { malformed: true }, 'JSON'],
    [
      'sends JSON of another shape',
      'answers.getReplyTime',
      { wrongShape: true },
      'an answer that fits its schema',
    ],
    ['fails', 'answers.getReplyTime', { status: 503 }, 'success'],
  ])('the kit finds a backend that %s, by a fault: %s', async (_, name, fault, expected) => {
    await control(platform, 'POST', 'faults', { path: '/v1/account-page/*/reply-time', ...fault });
    const { failure } = await tried(name, undefined, { callBudget: 5000 });
    expect(failure).toMatchObject({
      expected,
      request: { url: expect.stringContaining('/reply-time') as unknown },
    });
  });
});

it('every rule finds a backend that is broken; of those with one text for many names, one does', () => {
  const texts = [
    ['answers', Object.keys(operations)],
    ['relation', friendshipTypes],
    ['keep', ['\\d+']],
  ] as const;
  const text = (name: string): string =>
    texts.find(([group, names]) => new RegExp(`^${group}\\.(${names.join('|')})$`).test(name))?.[0] ?? name;
  const finding = new Set([...breakages.map(([name]) => text(name)), 'time.calls']);
  expect(rules.map(({ name }) => name).filter((name) => !finding.has(text(name)))).toEqual([]);
});

it.each(['answers.getSubPagePlugin', 'time.sections'])(
  '%s holds for a place that nobody has measured, as the document allows',
  async (name) => {
    expect(await tried(name, undefined, { account: '@shanlan' })).toMatchObject({ outcome: 'holds' });
  },
);

it('a failure names no token', async () => {
  const token = freshToken();
  const [, breaking] = breakages.find(([name]) => name === 'cache.visitor') ?? [];
  const result = await tried('cache.visitor', breaking, { token });
  expect(result.outcome).toBe('fails');
  expect(JSON.stringify(result)).not.toContain(token);
  expect(result.failure?.request?.headers).toMatchObject({ 'x-access-token': '<token>' });
});

it('the kit knows which sections have an endpoint, and which of them depend on the visitor', async () => {
  const asked = async (name: string): Promise<string[]> => {
    const types = new Set<string>();
    await tried(name, (request, send) => {
      const [, type] = /\/plugin\/(\w+)\//.exec(request.url) ?? [];
      if (type) types.add(type);
      return send(request);
    });
    return [...types].sort();
  };
  const sources = sectionContracts.flatMap(({ source }) => (source.kind === 'sub-page' ? [source] : []));
  const typesOf = (wanted: typeof sources): string[] => wanted.map(({ type }) => type).sort();
  expect(await asked('answers.getSubPagePlugin')).toEqual(typesOf(sources));
  expect(await asked('cache.anonymous')).toEqual(typesOf(sources.filter(({ personal }) => personal)));
});
