import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nContext } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { addTexts, commonTexts, createI18n, languages, type Language } from './index.js';
import { I18nextProvider, useFormatters, useLanguage, useTexts } from './react.js';

const Page: FunctionComponent = () => {
  const t = useTexts(commonTexts);
  const { time } = useFormatters('Asia/Tokyo');
  const language = useLanguage();
  return `${language} | ${t('action.unblock')} | ${time(new Date('2026-11-21T00:05:00Z'))}`;
};

async function render(language: Language): Promise<string> {
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, createElement(Page)));
}

describe('hooks', () => {
  it('hooks give texts and formatters in the language of the nearest provider', async () => {
    expect(await Promise.all(languages.map(render))).toEqual([
      'en | Unblock | 9:05\u00a0AM',
      'ja | ブロック解除 | 9:05',
      'zh-TW | 解除封鎖 | 09:05',
      'th | ปลดบล็อก | 09:05',
      'id | Buka blokir | 09.05',
      'ko | 차단 해제 | 오전\u00a09:05',
    ]);
  });

  it('hooks throw an error that names the missing provider', () => {
    // React keeps the context of a rendering that has failed: another test may have left one.
    const outside = createElement(I18nContext, { value: undefined as never }, createElement(Page));
    expect(() => renderToStaticMarkup(outside)).toThrow('No <I18nextProvider i18n={…}> is around');
  });
});
