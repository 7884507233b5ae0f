import { sampleIn } from 'platform/sample-page';
import { expect, it } from 'vitest';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../../src/plugins.js';
import { schemaOf } from './meanings.js';
import { pluginSpeaker } from './said.js';
import { meaningsOf, samplesOf } from './samples.js';
import { lies } from './tell-apart.js';

it.each(sectionLoaders(plugins))(
  'the plugin for %s promises nothing because of what cannot be read in the data of any account',
  async (type, load) => {
    const plugin = await load();
    const accounts = ['ja', 'zh-TW', 'th', 'id'].flatMap(
      (language) => sampleIn(language, plugin, 'https://platform.example')?.data ?? [],
    );
    const speak = await pluginSpeaker(plugin, 'Current');
    const meanings = meaningsOf(type);
    const samples = [...samplesOf(type), ...accounts];
    const { told, leftOut } = await lies(speak, schemaOf[type] ?? '', samples, meanings);
    expect(told).toEqual([]);
    // A field for which leaving out changes nothing needs no reason.
    expect(leftOut).toEqual(Object.keys(meanings.leftOut ?? {}).sort());
  },
);
