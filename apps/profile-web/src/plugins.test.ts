import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { sampleIn, samplePage } from 'platform/sample-page';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { plugins } from './plugins.js';

const origin = 'https://platform.example';
const samples = samplePage(origin);

/** The reference platform's data for a section of a plugin. */
const sampleOf = (plugin: AnyProfilePlugin): unknown => sampleIn('ja', plugin, origin)?.data;

describe.each(Object.entries(plugins))('the plugin for %s', (type, load) => {
  it('is loaded under its own type', async () => {
    expect((await load()).type).toBe(type);
  });

  it('leaves parsed data unchanged when they are parsed again, since data can pass its schema twice', async () => {
    const plugin = await load();
    const once: unknown = parse(plugin.schema, sampleOf(plugin));
    expect(parse(plugin.schema, once)).toEqual(once);
    expect(parse(plugin.schema, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is placed on a page of the reference platform', () => {
    expect(samples.map((section) => section.type)).toContain(type);
  });
});
