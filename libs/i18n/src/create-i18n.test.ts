import { describe, expect, it, vi } from 'vitest';
import { addTexts, commonTexts, createI18n, defineTexts, languages, type Dictionary } from './index.js';

/** Texts that count the calls of their loaders. */
function countedTexts(dictionaries: Partial<Record<(typeof languages)[number], Dictionary>>) {
  const loads: string[] = [];
  const loader = (language: (typeof languages)[number]) => (): Promise<Dictionary> => {
    loads.push(language);
    return Promise.resolve(dictionaries[language] ?? {});
  };
  const texts = defineTexts<Dictionary>('test', {
    en: loader('en'),
    ja: loader('ja'),
    'zh-TW': loader('zh-TW'),
    th: loader('th'),
    id: loader('id'),
    ko: loader('ko'),
  });
  return { texts, loads };
}

describe('an i18n instance', () => {
  it('an i18n instance is ready at once, and shares nothing with another', async () => {
    const [first, second] = [createI18n('ja'), createI18n('ko')];
    await addTexts(first, commonTexts);
    expect(first.language).toBe('ja');
    expect(second.language).toBe('ko');
    expect(first.getFixedT(null, 'common')('action.addFriend')).toBe('友だち追加');
    expect(second.hasResourceBundle('ja', 'common')).toBe(false);
  });

  it('an i18n instance reads dots and colons in keys as they are, and leaves escaping to React', async () => {
    const { texts } = countedTexts({ en: { 'a.b:c': '{{name}} & co' } });
    const i18n = createI18n('en');
    await addTexts(i18n, texts);
    expect(i18n.getFixedT(null, 'test')('a.b:c', { name: '<b>' })).toBe('<b> & co');
  });

  it.each([
    [undefined, 'Get LINE', 'Mei in LINE'],
    ['Tea & $&', 'Get Tea & $&', 'Mei in Tea & $&'],
  ])('an i18n instance names the app in every text: %s', async (appName, get, mei) => {
    const { texts } = countedTexts({ en: { get: 'Get {{app}}', mei: '{{name}} in {{app}}' } });
    const i18n = createI18n('en', { appName });
    await addTexts(i18n, texts);
    const t = i18n.getFixedT(null, 'test');
    expect([t('get'), t('mei', { name: 'Mei' })]).toEqual([get, mei]);
  });
});

describe('adding texts', () => {
  it.each([...languages])('adding texts loads %s, once, and no other language', async (language) => {
    const { texts, loads } = countedTexts({ [language]: { hello: 'hello' } });
    const i18n = createI18n(language);
    await addTexts(i18n, texts);
    await addTexts(i18n, texts);
    expect(i18n.getFixedT(null, 'test')('hello')).toBe('hello');
    expect(loads).toEqual([language]);
  });

  it('adding texts rejects with the loader’s error, and can be tried again', async () => {
    const failure = new Error('chunk lost');
    const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce({ hello: 'やあ' });
    const i18n = createI18n('ja');
    await expect(addTexts(i18n, { namespace: 'test', load })).rejects.toBe(failure);
    await addTexts(i18n, { namespace: 'test', load });
    expect(i18n.getFixedT(null, 'test')('hello')).toBe('やあ');
  });
});

describe('a key missing at run time', () => {
  it('a key missing at run time falls back to English, which is loaded then, once, and renders the page again', async () => {
    const { texts, loads } = countedTexts({
      en: { hello: 'Hello {{name}}', bye: 'Bye' },
      th: { bye: 'ลาก่อน' },
    });
    const i18n = createI18n('th');
    await addTexts(i18n, texts);
    const render = vi.fn();
    i18n.on('languageChanged', render);
    const t = i18n.getFixedT(null, 'test');

    expect(t('hello', { name: 'A' })).toBe('hello');
    t('hello', { name: 'A' });
    await expect.poll(() => render).toHaveBeenCalledTimes(1);
    expect(t('hello', { name: 'A' })).toBe('Hello A');
    expect(t('bye')).toBe('ลาก่อน');
    expect(i18n.language).toBe('th');
    expect(loads).toEqual(['th', 'en']);
  });

  it('a key missing at run time falls back to the English plural form', async () => {
    const { texts } = countedTexts({
      en: { friends_one: '{{count}} friend', friends_other: '{{count}} friends' },
    });
    const i18n = createI18n('ja');
    await addTexts(i18n, texts);
    const t = i18n.getFixedT(null, 'test');
    t('friends', { count: 1 });
    await expect.poll(() => t('friends', { count: 1 })).toBe('1 friend');
    expect(t('friends', { count: 2 })).toBe('2 friends');
  });

  it('a key missing at run time is shown itself if English lacks it too, and loads nothing again', async () => {
    const { texts, loads } = countedTexts({});
    const i18n = createI18n('id');
    await addTexts(i18n, texts);
    const t = i18n.getFixedT(null, 'test');
    t('hello');
    await expect.poll(() => i18n.hasResourceBundle('en', 'test')).toBe(true);
    expect(t('hello')).toBe('hello');
    expect(loads).toEqual(['id', 'en']);
  });

  it('a key missing at run time is shown itself if English cannot be loaded, and the next miss tries again', async () => {
    const outcomes = [() => Promise.reject(new Error('offline')), () => Promise.resolve({ hello: 'Hello' })];
    const i18n = createI18n('ko');
    const load = async (language: string): Promise<Dictionary> =>
      (language === 'en' ? outcomes.shift()?.() : null) ?? {};
    await addTexts(i18n, { namespace: 'test', load });
    const t = i18n.getFixedT(null, 'test');
    expect(t('hello')).toBe('hello');
    expect(t('hello')).toBe('hello');
    expect(outcomes).toHaveLength(1);
    await expect.poll(() => t('hello')).toBe('Hello');
    expect(outcomes).toHaveLength(0);
  });

  it('a key missing at run time loads English only of its own namespace', async () => {
    const { texts, loads } = countedTexts({});
    const i18n = createI18n('ko');
    await addTexts(i18n, texts);
    i18n.getFixedT(null, 'elsewhere')('hello');
    await Promise.resolve();
    expect(loads).toEqual(['ko']);
  });
});

describe('the common texts', () => {
  const load = async (language: (typeof languages)[number]) => {
    const i18n = createI18n(language);
    await addTexts(i18n, commonTexts);
    return i18n.getFixedT(null, 'common');
  };

  it.each([
    ['en', '1 friend', '1,234 friends'],
    ['ja', '友だち 1人', '友だち 1,234人'],
    ['zh-TW', '1位好友', '1,234位好友'],
    ['th', 'เพื่อน 1 คน', 'เพื่อน 1,234 คน'],
    ['id', '1 teman', '1.234 teman'],
    ['ko', '친구 1명', '친구 1,234명'],
  ] as const)('the common texts count friends in %s', async (language, one, many) => {
    const t = await load(language);
    expect(t('header.friends', { count: 1, displayCount: '1' })).toBe(one);
    const displayCount = new Intl.NumberFormat(language).format(1234);
    expect(t('header.friends', { count: 1234, displayCount })).toBe(many);
  });
});
