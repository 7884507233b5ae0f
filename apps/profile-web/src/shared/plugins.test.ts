import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { sampleAnswer, samplePage } from 'platform/sample-page';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { plugins } from './plugins.js';

const origin = 'https://platform.example';
const samples = samplePage(origin);

/** What the platform sends for a section of a plugin. */
function sampleOf({ type, source }: AnyProfilePlugin): unknown {
  if (source.kind === 'account-page') return samples.find((section) => section.type === type)?.data;
  return sampleAnswer(source.kind === 'sub-page' ? `/plugin/${source.type}/id` : '/recommendation', origin);
}

describe.each(Object.entries(plugins))('the plugin for %s', (type, load) => {
  it('is the one that its loader brings', async () => {
    expect((await load()).type).toBe(type);
  });

  it('reads what it has read once more without a change, since data can pass its schema twice', async () => {
    const plugin = await load();
    const once: unknown = parse(plugin.schema, sampleOf(plugin));
    expect(parse(plugin.schema, once)).toEqual(once);
    expect(parse(plugin.schema, JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('is placed on a page of the reference platform', () => {
    expect(samples.map((section) => section.type)).toContain(type);
  });
});
