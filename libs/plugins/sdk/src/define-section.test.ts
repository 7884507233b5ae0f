import { object, string } from 'valibot';
import { expect, it } from 'vitest';
import { defineSection, type PluginSection } from './index.js';

const pluginOf = (type: string): PluginSection<{ words: string }> =>
  defineSection({
    type,
    texts: { namespace: 'plugin-house', load: () => Promise.resolve({ title: 'House rules' }) },
    schema: object({ words: string() }),
    source: { kind: 'account-page' },
    isEmpty: () => false,
    Section: () => null,
  });

it.each(['coupon', 'media-feed', 'top10', 'menu-2', 'places', 'home-page'])(
  'a plugin can be of type %s',
  (type) => {
    expect(pluginOf(type)).toMatchObject({ type });
  },
);

it.each(['', 'Coupon', '3d', 'gift_shop', 'gift--shop', 'gift-', 'gift shop', 'a/b', 'page'])(
  'a plugin cannot be of type %j, which would lead to no view of its own',
  (type) => {
    expect(() => pluginOf(type)).toThrow(new RangeError(`'${type}' is no type of section`));
  },
);
