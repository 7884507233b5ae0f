import { expect, it } from 'vitest';
import { plugins } from './plugins.js';

const shown = Object.entries(plugins).flatMap(([type, load]) => (load ? [{ type, load }] : []));

it.each(shown)('plugins loads the plugin for $type under its own type', async ({ type, load }) => {
  expect((await load()).type).toBe(type);
});
