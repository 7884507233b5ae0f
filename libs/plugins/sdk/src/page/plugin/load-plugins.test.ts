import { createI18n, type Dictionary } from '@oa-profile/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Plugin } from './plugin.js';
import { createLatePlugins, type LatePlugins } from './late-plugins.js';
import { loadPlugins } from './load-plugins.js';

const lost = new Error('lost');
const load = vi.fn<() => Promise<Dictionary>>();
const plugin: Plugin = { name: 'line', texts: { namespace: 'line', load } };
let plugins: LatePlugins;
beforeEach(() => {
  vi.stubGlobal('document', {});
  load.mockReset().mockResolvedValue({ label: 'Take a number' });
  plugins = createLatePlugins(() => Promise.resolve([plugin]));
});
afterEach(() => vi.unstubAllGlobals());

it('words of a plugin that got lost once are asked for again by what is retried', async () => {
  const i18n = createI18n('en');
  load.mockRejectedValueOnce(lost);
  const parts = [1, 2, 3, 4].map(() => loadPlugins(plugins, i18n, { isRetried: true }));
  expect((await Promise.allSettled(parts)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'rejected'),
  );
  expect(await loadPlugins(plugins, i18n, { isRetried: true })).toEqual([plugin]);
  expect(i18n.hasResourceBundle('en', 'line')).toBe(true);
});

it('words of a plugin that cannot be loaded at all cost the other plugins nothing in the end', async () => {
  const i18n = createI18n('en');
  load.mockRejectedValue(lost);
  for (let attempt = 1; attempt < 3; attempt += 1)
    await expect(loadPlugins(plugins, i18n, { isRetried: true })).rejects.toBe(lost);
  expect(await loadPlugins(plugins, i18n, { isRetried: true })).toEqual([plugin]);
});

it('words of a plugin that cannot be loaded are no reason to wait for what is tried once, or for a server', async () => {
  load.mockRejectedValue(lost);
  expect(await loadPlugins(plugins, createI18n('en'))).toEqual([plugin]);
  vi.unstubAllGlobals();
  expect(await loadPlugins(plugins, createI18n('en'), { isRetried: true })).toEqual([plugin]);
});
