import { expect, it } from 'vitest';
import { renderPage } from './render-page.js';

const page = { initialView: { name: 'named', view: 'queue' } } as const;

it('a page of a view that no plugin has is refused by its name', async () => {
  await expect(renderPage({ page })).rejects.toThrow(new RangeError('Unknown view queue'));
});

it('a page of a view whose code cannot be loaded is refused with the reason', async () => {
  const load = (): Promise<never> => Promise.reject(new Error('offline'));
  const plugins = [{ name: 'queue', views: { queue: { load } } }];
  await expect(renderPage({ page, plugins })).rejects.toThrow('offline');
});
