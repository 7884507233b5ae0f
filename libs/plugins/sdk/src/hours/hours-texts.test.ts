import { defineTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { loadTranslate } from '../testing/load-translate.js';
import { withHoursTexts } from './hours-texts.js';

const own = { title: 'Cakes', 'hours.closed': 'No cakes' };
const load = (): Promise<typeof own> => Promise.resolve(own);
const texts = defineTexts('plugin-cakes', {
  en: load,
  ja: load,
  'zh-TW': load,
  th: load,
  id: load,
  ko: load,
});

it('has the plugin’s own texts beside those of its hours, under the plugin’s name', async () => {
  const joined = withHoursTexts(texts, 'doors');
  const t = await loadTranslate(joined, 'en');
  expect(joined.namespace).toBe('plugin-cakes');
  expect([t('title'), t('hours'), t('status.open')]).toEqual(['Cakes', 'Opening hours', 'Open']);
});

it('speaks of orders where orders are taken, and otherwise as of doors', async () => {
  const t = await loadTranslate(withHoursTexts(texts, 'orders'), 'ja');
  expect([t('status.open'), t('hours.today')]).toEqual(['受付中', '今日']);
});

it('lets the plugin say it in its own way', async () => {
  const t = await loadTranslate(withHoursTexts(texts, 'orders'), 'en');
  expect(t('hours.closed')).toBe('No cakes');
});
