import type { PageSection } from '@oa-profile/api-client';
import { createI18n } from '@oa-profile/i18n';
import { defineSection, type PluginSection } from '@oa-profile/plugin-sdk';
import { object } from 'valibot';
import { expect, it } from 'vitest';
import { createScene } from '../../testing/create-scene.js';
import { voucherSection } from '../../testing/voucher-plugin.js';
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

const vouchers = { items: [{ id: 'v-1', name: 'Tea', used: false }] };
const section: PageSection = { type: 'voucher', id: 'voucher', pageId: 'home' };

it.each([
  ['too late', undefined, true],
  ['in time', vouchers, undefined],
] as const)('a section of a visitor’s own data that come %s says so: %s', async (_, data, comesLate) => {
  const { account } = createScene().store.getState().page;
  const [outline] = await outlineSections({
    plugins: [{ name: 'voucher', section: () => Promise.resolve(voucherSection) }],
    account,
    sections: [data ? { ...section, data } : section],
    i18n: createI18n('en'),
  });
  expect(outline?.comesLate).toBe(comesLate);
});
