import { account, callSetting, responseModeSetting } from '@oa-profile/api-client/internal/schemas';
import { dependsOnVisitor } from '@oa-profile/plugin-sdk/internal';
import { describe, expect, it } from 'vitest';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../../src/plugins.js';
import { wholeData } from './broken.js';
import { schemaOf } from './meanings.js';
import { accountSpeaker, contactSpeaker, pluginSpeaker } from './said.js';
import { meaningsOf, samplesOf, untried } from './samples.js';
import { lies } from './tell-apart.js';

describe.each(sectionLoaders(plugins))('the plugin for %s', (type, load) => {
  it('promises nothing because of what cannot be read, and tells a restriction that cannot be read', async () => {
    const schema = schemaOf[type] ?? '';
    const speak = await pluginSpeaker(await load(), 'Current');
    const { told, fields } = await lies(speak, schema, samplesOf(type), meaningsOf(type));
    expect(told).toEqual([]);
    expect(untried(schema, fields)).toEqual([]);
  });

  it('tells nothing of a visitor from the data of everybody', async () => {
    const plugin = await load();
    const { ofVisitor = [] } = meaningsOf(type);
    const isTold = async (own?: 'Current' | 'Loading' | 'Late' | 'Failure'): Promise<string[]> => {
      const speak = await pluginSpeaker(plugin, own);
      const said = await Promise.all(wholeData(samplesOf(type)).map(speak));
      return ofVisitor.filter((key) => said.some((each) => each.has(key)));
    };
    for (const own of [undefined, 'Loading', 'Late', 'Failure'] as const)
      expect([own, await isTold(own)]).toEqual([own, []]);
    // What is told of whom one knows is seen, so that the rule above is about something.
    expect((await isTold('Current')).length > 0).toBe(
      dependsOnVisitor(plugin.source) && ofVisitor.length > 0,
    );
  });
});

it.each([
  ['Account', () => accountSpeaker(account)],
  ['CallSetting', () => contactSpeaker('callSetting', callSetting)],
  ['ResponseModeSetting', () => contactSpeaker('responseMode', responseModeSetting)],
] as const)(
  'the page promises nothing because of a part of %s that cannot be read',
  async (schema, speaker) => {
    const { told, fields } = await lies(speaker(), schema, samplesOf(schema), meaningsOf(schema));
    expect(told).toEqual([]);
    expect(untried(schema, fields)).toEqual([]);
  },
);
