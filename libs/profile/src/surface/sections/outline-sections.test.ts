import { createI18n } from '@oa-profile/i18n';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { object } from 'valibot';
import { expect, it } from 'vitest';
import { createScene } from '../../testing/create-scene.js';
import { outlineSections } from './outline-sections.js';

const sized = (type: string, size?: PluginSection<object>['size']): PluginSection<object> =>
  defineSection({
    type,
    texts: { namespace: type, load: () => Promise.resolve({ title: type }) },
    schema: object({}),
    source: { kind: 'account-page' },
    isEmpty: () => false,
    Section: () => null,
    ...(size && { size }),
  });

it('the page knows before the code of a section has come that half of the line is enough for it', async () => {
  const sections = [sized('short', 'half'), sized('long', 'whole'), sized('any')];
  const outline = await outlineSections({
    plugins: sections.map((section) => ({ name: section.type, section: () => Promise.resolve(section) })),
    account: createScene().store.getState().page.account,
    sections: sections.map(({ type }) => ({ type, id: type, data: {} })),
    i18n: createI18n('en'),
  });
  expect(outline.map(({ type, size }) => [type, size])).toEqual([
    ['short', 'half'],
    ['long', undefined],
    ['any', undefined],
  ]);
});
