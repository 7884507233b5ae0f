import { addTexts, createI18n, defineTexts } from '@oa-profile/i18n';
import { expect, it, vi } from 'vitest';
import { translateOnce } from './translate-once.js';

const english = {
  greeting: 'Hello',
  friends_one: '{{displayCount}} friend of {{name}}',
  friends_other: '{{displayCount}} friends of {{name}}',
} as const;

async function open() {
  const instance = createI18n('en');
  const load = () => Promise.resolve(english);
  await addTexts(
    instance,
    defineTexts('trial', { en: load, ja: load, 'zh-TW': load, th: load, id: load, ko: load }),
  );
  const translate = vi.spyOn(instance.services.languageUtils, 'toResolveHierarchy');
  translateOnce(instance);
  const t = (key: string, values?: object): string =>
    (instance.getFixedT('en', 'trial') as (key: string, values?: object) => string)(key, values);
  return { t, translate };
}

it('translateOnce translates each text once for the same values', async () => {
  const { t, translate } = await open();
  const ask = () => [
    t('greeting'),
    t('friends', { count: 1, displayCount: '1', name: 'Mei' }),
    t('friends', { count: 2, displayCount: '2', name: 'Mei' }),
    t('friends', { count: 2, displayCount: '2', name: 'Ren' }),
  ];
  const texts = ask();
  expect(texts).toEqual(['Hello', '1 friend of Mei', '2 friends of Mei', '2 friends of Ren']);
  const worked = translate.mock.calls.length;
  expect(worked).toBeGreaterThan(0);
  expect(ask()).toEqual(texts);
  expect(translate).toHaveBeenCalledTimes(worked);
});
