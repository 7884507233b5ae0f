import { createI18n, type Dictionary } from '@oa-profile/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from './feature.js';
import { createLateFeatures, type LateFeatures } from './late-features.js';
import { loadFeatures } from './load-features.js';

const lost = new Error('lost');
const load = vi.fn<() => Promise<Dictionary>>();
const feature: Feature = { name: 'line', texts: { namespace: 'line', load } };
let features: LateFeatures;
beforeEach(() => {
  vi.stubGlobal('document', {});
  load.mockReset().mockResolvedValue({ label: 'Take a number' });
  features = createLateFeatures(() => Promise.resolve([feature]));
});
afterEach(() => vi.unstubAllGlobals());

it('words of a feature that got lost once are asked for again by what is retried', async () => {
  const i18n = createI18n('en');
  load.mockRejectedValueOnce(lost);
  const parts = [1, 2, 3, 4].map(() => loadFeatures(features, i18n, { isRetried: true }));
  expect((await Promise.allSettled(parts)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'rejected'),
  );
  expect(await loadFeatures(features, i18n, { isRetried: true })).toEqual([feature]);
  expect(i18n.hasResourceBundle('en', 'line')).toBe(true);
});

it('words of a feature that cannot be loaded at all cost the other features nothing in the end', async () => {
  const i18n = createI18n('en');
  load.mockRejectedValue(lost);
  for (let attempt = 1; attempt < 3; attempt += 1)
    await expect(loadFeatures(features, i18n, { isRetried: true })).rejects.toBe(lost);
  expect(await loadFeatures(features, i18n, { isRetried: true })).toEqual([feature]);
});

it('words of a feature that cannot be loaded are no reason to wait for what is tried once, or for a server', async () => {
  load.mockRejectedValue(lost);
  expect(await loadFeatures(features, createI18n('en'))).toEqual([feature]);
  vi.unstubAllGlobals();
  expect(await loadFeatures(features, createI18n('en'), { isRetried: true })).toEqual([feature]);
});
