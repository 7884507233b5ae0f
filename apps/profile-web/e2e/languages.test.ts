import { expect, type Page, test } from './support/fixtures.js';

/** How texts of one language are typeset. */
interface Setting {
  /** The first font that has the language's own characters. */
  letters: string;
  line: number;
  wordBreak: string;
}

const settings: Readonly<Record<string, Setting>> = {
  en: { letters: 'system-ui', line: 1.5, wordBreak: 'normal' },
  ja: { letters: 'Hiragino Sans', line: 1.7, wordBreak: 'auto-phrase' },
  'zh-TW': { letters: 'PingFang TC', line: 1.65, wordBreak: 'normal' },
  th: { letters: 'system-ui', line: 1.7, wordBreak: 'normal' },
  id: { letters: 'system-ui', line: 1.5, wordBreak: 'normal' },
  ko: { letters: 'Apple SD Gothic Neo', line: 1.6, wordBreak: 'keep-all' },
};

/** Fonts with Latin letters and without characters that differ between East Asian languages. */
const latin = [
  '-apple-system',
  'BlinkMacSystemFont',
  'Segoe UI',
  'Roboto',
  'Noto Sans',
  'Helvetica Neue',
  'Arial',
];

/** How the root is typeset, or a paragraph in another language on the page. */
const settingOf = (page: Page, lang?: string): Promise<Setting> =>
  page.evaluate(
    ([tag, withoutHan]) => {
      const element = tag ? document.createElement('p') : document.documentElement;
      if (tag) {
        element.lang = tag;
        document.querySelector('main')?.append(element);
      }
      const { fontFamily, fontSize, lineHeight, wordBreak } = getComputedStyle(element);
      const fonts = fontFamily.split(', ').map((font) => font.replaceAll('"', ''));
      if (tag) element.remove();
      return {
        letters: fonts.find((font) => !withoutHan.includes(font)) ?? '',
        line: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
        wordBreak,
      };
    },
    [lang, latin] as const,
  );

test('a page is typeset by the rules of its language, and texts in other languages by theirs', async ({
  page,
}) => {
  // The document names its language in the same place in each of them.
  await page.goto('/@justaname?lang=en');
  for (const [language, setting] of Object.entries(settings)) {
    await test.step(language, async () => {
      await page.evaluate((lang) => {
        document.documentElement.lang = lang;
      }, language);
      expect(await settingOf(page)).toEqual(setting);
      for (const [other, itsSetting] of Object.entries(settings)) {
        expect(await settingOf(page, other), other).toEqual(itsSetting);
      }
    });
  }
});

test('Japanese headings, names, buttons and rows break between phrases, its paragraphs anywhere', async ({
  page,
}) => {
  await page.goto('/@komorebi?lang=ja');
  const breaks = (selector: string): Promise<string[]> =>
    page
      .locator(selector)
      .evaluateAll((elements) => [
        ...new Set(elements.map((element) => getComputedStyle(element).wordBreak)),
      ]);
  // The account's description is a paragraph, even if it is a button that unfolds it.
  for (const selector of ['h1', 'h2', 'h3', 'button', '[data-plugin] summary', 'li', 'dt', 'a']) {
    // Names and texts in other languages follow their own rules.
    expect(await breaks(`${selector}:lang(ja)`), selector).toEqual(['auto-phrase']);
  }
  expect(await breaks('[data-plugin=faq] details p')).toEqual(['normal']);
});

test('Japanese on a Korean page never begins a line with 。 or 、', async ({ page }) => {
  await page.goto('/@justaname?lang=ko');
  const beginnings = await page.evaluate(() => {
    const text = document.createElement('p');
    text.lang = 'ja';
    text.textContent = '木曜日は、豆を焼く日です。店内では、焼きたての香りを、ゆっくりとお楽しみください。';
    document.querySelector('main')?.append(text);
    const letters = Array.from(text.textContent, (letter, at) => {
      const range = document.createRange();
      range.setStart(text.firstChild as Text, at);
      range.setEnd(text.firstChild as Text, at + 1);
      return { letter, range };
    });
    const found: string[] = [];
    for (let width = 80; width <= 320; width += 4) {
      text.style.inlineSize = `${width}px`;
      let line = Number.NaN;
      for (const { letter, range } of letters) {
        const { top } = range.getBoundingClientRect();
        if (top !== line) found.push(letter);
        line = top;
      }
    }
    return found;
  });
  expect(beginnings.length).toBeGreaterThan(200);
  expect(beginnings.filter((letter) => '。、'.includes(letter))).toEqual([]);
});
