import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineTexts, type Texts, type Translate } from './index.js';
import type { TextKey, TextValues, Translation } from './texts.js';

const en = {
  close: 'Close',
  greeting: '{{greeting}}, {{name}}!',
  friends_one: '{{displayCount}} friend',
  friends_other: '{{displayCount}} friends',
  stamps_one: '{{count}} stamp',
  stamps_other: '{{count}} stamps',
  'reward.many_one': 'One reward',
  'reward.many_other': 'Rewards',
} as const;

const other = { close: 'x', greeting: 'x', friends_other: 'x', stamps_other: 'x', 'reward.many_other': 'x' };

const load = (): Promise<Translation<typeof en>> => Promise.resolve(other);

describe('values', () => {
  it('values must all be given, and no others, for a key of the dictionary, with one for all forms of a plural', () => {
    expectTypeOf<TextKey<typeof en>>().toEqualTypeOf<
      'close' | 'greeting' | 'friends' | 'stamps' | 'reward.many'
    >();
    expectTypeOf<TextValues<'{{greeting}}, {{name}}!'>>().toEqualTypeOf<{
      greeting: string | number;
      name: string | number;
    }>();
    expectTypeOf<TextValues<'{{count}}'>>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<TextValues<'{{name}} in {{app}}'>>().toEqualTypeOf<{ name: string | number }>();
    expectTypeOf<TextValues<'no placeholder'>>().toEqualTypeOf<Record<never, never>>();
    const t: Translate<typeof en> = (...given: unknown[]) => String(given[0]);
    t('close');
    t('greeting', { greeting: 'Hello', name: 'A' });
    t('friends', { count: 1234, displayCount: '1,234' });
    t('stamps', { count: 3 });
    t('reward.many', { count: 3 });
    // @ts-expect-error no such key
    t('open');
    // @ts-expect-error a form is chosen by the count, not by the caller
    t('friends_one', { count: 1, displayCount: '1' });
    // @ts-expect-error the text has no placeholder
    t('close', { name: 'A' });
    // @ts-expect-error values are missing
    t('greeting');
    // @ts-expect-error one value is missing
    t('greeting', { greeting: 'Hello' });
    // @ts-expect-error one value is not in the text
    t('greeting', { greeting: 'Hello', name: 'A', age: 3 });
    // @ts-expect-error the shown number is missing
    t('friends', { count: 1234 });
    // @ts-expect-error a count is a number
    t('stamps', { count: '3' });
    // @ts-expect-error a plural needs a count even when no form shows it
    t('reward.many');
    expect(t('close')).toBe('close');
  });
});

describe('a translation', () => {
  it('a translation must have every key, but only the general form of a plural', () => {
    expectTypeOf(other).toExtend<Translation<typeof en>>();
    expectTypeOf<{ close: string }>().not.toExtend<Translation<typeof en>>();
    // @ts-expect-error `open` is not in English
    const extra: Translation<typeof en> = { ...other, open: 'x' };
    expect(extra).toBeDefined();
  });
});

describe('texts', () => {
  it('texts know their dictionary', () => {
    const texts = defineTexts('test', {
      en: () => Promise.resolve(en),
      ja: load,
      'zh-TW': load,
      th: load,
      id: load,
      ko: load,
    });
    expectTypeOf(texts.dictionary).toEqualTypeOf<typeof en | undefined>();
    expect(texts.namespace).toBe('test');
  });

  it('texts must have a loader for each of the six languages', () => {
    // @ts-expect-error Korean is missing
    const texts = defineTexts('test', {
      en: () => Promise.resolve(en),
      ja: load,
      'zh-TW': load,
      th: load,
      id: load,
    });
    expect(texts.namespace).toBe('test');
  });

  it('texts may be the module of a JSON file, which must have every key as well', async () => {
    const json = (): Promise<{ default: typeof other; close: string }> =>
      Promise.resolve({ default: other, close: 'x' });
    const english = (): Promise<typeof en> => Promise.resolve(en);
    const texts = defineTexts('test', { en: english, ja: json, 'zh-TW': load, th: json, id: json, ko: json });
    expect(await texts.load('ja')).toBe(other);
    expect(await texts.load('zh-TW')).toBe(other);

    const short = (): Promise<{ default: { close: string } }> => Promise.resolve({ default: { close: 'x' } });
    // @ts-expect-error Japanese lacks keys, whatever the texts are declared as
    const lacking: Texts<typeof en> = defineTexts('test', { en: english, ja: short, 'zh-TW': load, th: json, id: json, ko: json }); // prettier-ignore
    expect(await lacking.load('ja')).toEqual({ close: 'x' });
  });

  it('texts may have a key called default', async () => {
    const both = (): Promise<{ default: string }> => Promise.resolve({ default: 'x' });
    const texts = defineTexts('test', { en: both, ja: both, 'zh-TW': both, th: both, id: both, ko: both });
    expect(await texts.load('ko')).toEqual({ default: 'x' });
  });
});
