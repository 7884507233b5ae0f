import type { Feature } from '@oa-profile/plugin-sdk/page';
import { expect, it, vi } from 'vitest';
import { ownFeatures } from './features.js';
import { pageFeatures } from './late-features.js';

const chosen: readonly Feature[] = [{ name: 'queue' }];

it('the features of a page are those that its host has chosen, and what every account has', async () => {
  expect(await pageFeatures(() => Promise.resolve(chosen)).load()).toEqual([...chosen, ...ownFeatures]);
});

it('the features of a page are what every account has if its host has chosen none', async () => {
  expect(await pageFeatures().load()).toEqual(ownFeatures);
});

it('the features of a page are one list for all who ask, at once or later', async () => {
  const features = pageFeatures(() => Promise.resolve([...chosen]));
  const [first, second] = await Promise.all([features.load(), features.load()]);
  expect(second).toBe(first);
  expect(await features.load()).toBe(first);
  expect(features.loaded).toBe(first);
});

it('the features of a page are asked for again after they could not be loaded', async () => {
  const loadChosen = vi.fn(() => Promise.resolve(chosen));
  const features = pageFeatures(loadChosen.mockRejectedValueOnce(new Error('offline')));
  await expect(features.load()).rejects.toThrow('offline');
  expect(features.loaded).toEqual([]);
  expect(await features.load()).toContain(chosen[0]);
});
