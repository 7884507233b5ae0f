import { join } from 'node:path';
import type { Page } from 'playwright/test';

const fonts = join(import.meta.dirname, '../../../../node_modules/@fontsource-variable');
const path = '/fonts-of-tests/';

/**
 * Sets a page in the fonts of the recorded pictures. A machine without a font for Thai shows a box for each letter, and
 * a text is half as long again. The page's policy must be bypassed (`bypassCSP`).
 */
export async function useRecordedFonts(page: Page): Promise<void> {
  await page.route(`**${path}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(path);
    return route.fulfill({ path: join(fonts, file) });
  });
  for (const font of ['noto-sans', 'noto-sans-jp', 'noto-sans-thai'])
    await page.addStyleTag({ url: `${path}${font}/index.css` });
  await page.addStyleTag({
    content: `:root, [lang] {
      --oa-font-family: 'Noto Sans Variable', 'Noto Sans JP Variable', 'Noto Sans Thai Variable';
    }`,
  });
  await page.evaluate(async () => {
    // Fonts load once a text needs them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}
