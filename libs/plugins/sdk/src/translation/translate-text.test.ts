import { afterEach, expect, it } from 'vitest';
import {
  setTranslatorDouble,
  type TranslatorDouble,
  type TranslatorDoubleOptions,
} from '../testing/translator-double.js';
import { translateText } from './translate-text.js';
import { translatorAvailability } from './translator.js';

let double: TranslatorDouble | undefined;
const use = (options?: TranslatorDoubleOptions): TranslatorDouble => (double = setTranslatorDouble(options));
afterEach(() => {
  double?.remove();
  double = undefined;
});

const pair = { sourceLanguage: 'ja', targetLanguage: 'en' };
const translate = (text: string, signal = new AbortController().signal): Promise<string> =>
  translateText({ text, signal, ...pair });
const louder = (line: string): string => line.toUpperCase();

it('translateText keeps paragraphs, lines and web addresses', async () => {
  use({ translate: louder });
  const text = 'one\n  two\n\nsee https://example.com/winter, or not';
  expect(await translate(text)).toBe('ONE\n  TWO\n\nSEE https://example.com/winter, OR NOT');
});

it('translateText shows a line as it was for which the browser has nothing', async () => {
  use({ translate: (line) => (line === '☕' ? '' : louder(line)) });
  expect(await translate('☕\nthanks')).toBe('☕\nTHANKS');
});

it('translateText frees the translator, whatever happens', async () => {
  const working = use();
  await translate('one');
  expect(working).toMatchObject({ created: 1, open: 0 });
  working.remove();
  const failing = use({ translate: () => Promise.reject(new Error('quota')) });
  await expect(translate('one')).rejects.toThrow('quota');
  expect(failing).toMatchObject({ created: 1, open: 0 });
});

it('translateText ends when it is aborted', async () => {
  use();
  await expect(translate('one', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
});

it('translateText asks once for a pair of languages', async () => {
  const { asked } = use({ availability: 'downloadable' });
  expect(await translatorAvailability(pair)).toBe('downloadable');
  expect(await translatorAvailability(pair)).toBe('downloadable');
  await translatorAvailability({ ...pair, targetLanguage: 'th' });
  expect(asked).toEqual([pair, { ...pair, targetLanguage: 'th' }]);
});

it('translateText takes a browser that may not answer for one without a translator', async () => {
  use();
  Object.assign((globalThis as { Translator?: object }).Translator!, {
    availability: () => Promise.reject(new Error('NotAllowedError')),
  });
  expect(await translatorAvailability(pair)).toBe('unavailable');
});
