import { defineTexts, type OurLanguage } from '@oa-profile/i18n';
import { ourLanguages } from '@oa-profile/i18n/internal';
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

it('a dictionary has the plugin’s own texts and those of its hours, in the plugin’s namespace', async () => {
  const joined = withHoursTexts(texts, 'doors');
  const t = await loadTranslate(joined, 'en');
  expect(joined.namespace).toBe('plugin-cakes');
  expect([t('title'), t('hours'), t('status.open')]).toEqual(['Cakes', 'Opening hours', 'Open']);
});

it('the texts for orders speak of taking orders, the others of opening', async () => {
  const t = await loadTranslate(withHoursTexts(texts, 'orders'), 'ja');
  expect([t('status.open'), t('hours.today')]).toEqual(['受付中', '今日']);
});

it('a plugin can override the texts of the hours', async () => {
  const t = await loadTranslate(withHoursTexts(texts, 'orders'), 'en');
  expect(t('hours.closed')).toBe('No cakes');
});

it.each([...ourLanguages])('the texts for orders never say in %s that a place is open', async (language) => {
  const doors: Readonly<Record<OurLanguage, RegExp>> = {
    en: /open/i,
    ja: /営業/,
    'zh-TW': /營業/,
    th: /เวลาทำการ|เปิดอยู่/,
    id: /jam buka/i,
    ko: /영업/,
  };
  const ofOrders = await withHoursTexts(texts, 'orders').load(language);
  // The texts for places do say so, in these words.
  const ofDoors = await withHoursTexts(texts, 'doors').load(language);
  expect(Object.values(ofDoors).join('\n')).toMatch(doors[language]);
  expect(
    Object.entries(ofOrders).filter(([, text]) => doors[language].test(text.replace(/\{\{[^{}]*\}\}/g, ''))),
  ).toEqual([]);
});
