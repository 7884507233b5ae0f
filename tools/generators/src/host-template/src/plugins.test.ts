import { expect, it } from 'vitest';
import { plugins } from './plugins.js';

const withSection = plugins.flatMap(({ name, section }) => (section ? [{ name, section }] : []));

it.each(withSection)(
  'plugins loads the section of $name, whose type is that name',
  async ({ name, section }) => {
    expect((await section()).type).toBe(name);
  },
);
