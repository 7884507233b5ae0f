import { expect, it } from 'vitest';
import { plugins } from './plugins.js';

it.each(Object.entries(plugins))('plugins loads the plugin for %s under its own type', async (type, load) => {
  expect((await load()).type).toBe(type);
});
