import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { expect, it, vi } from 'vitest';
import { ownPlugins } from './own-plugins.js';
import { pagePlugins } from './page-plugins.js';

const chosen: readonly Plugin[] = [{ name: 'queue' }];

it('what is switched off is not among the plugins of the page', async () => {
  const names = async (off?: readonly string[]): Promise<string[]> =>
    (await pagePlugins(() => Promise.resolve([{ name: 'queue' }, { name: 'faq' }]), off).load()).map(
      ({ name }) => name,
    );
  expect(await names()).toContain('queue');
  expect(await names(['queue', 'share'])).toEqual((await names()).filter((name) => name !== 'queue'));
});

it('the plugins of a page are those that its host has chosen, and what every account has', async () => {
  expect(await pagePlugins(() => Promise.resolve(chosen)).load()).toEqual([...chosen, ...ownPlugins]);
});

it('the plugins of a page are what every account has if its host has chosen none', async () => {
  expect(await pagePlugins().load()).toEqual(ownPlugins);
});

it('the plugins of a page are one list for all who ask, at once or later', async () => {
  const plugins = pagePlugins(() => Promise.resolve([...chosen]));
  const [first, second] = await Promise.all([plugins.load(), plugins.load()]);
  expect(second).toBe(first);
  expect(await plugins.load()).toBe(first);
  expect(plugins.loaded).toBe(first);
});

it('the plugins of a page are asked for again after they could not be loaded', async () => {
  const loadChosen = vi.fn(() => Promise.resolve(chosen));
  const plugins = pagePlugins(loadChosen.mockRejectedValueOnce(new Error('offline')));
  await expect(plugins.load()).rejects.toThrow('offline');
  expect(plugins.loaded).toEqual([]);
  expect(await plugins.load()).toContain(chosen[0]);
});
