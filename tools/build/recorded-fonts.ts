import { join } from 'node:path';
import type { Page } from 'playwright/test';

/** The repository's own fonts, for every language but Korean. */
const families = ['noto-sans', 'noto-sans-jp', 'noto-sans-thai'];
const fontFamily = "'Noto Sans Variable', 'Noto Sans JP Variable', 'Noto Sans Thai Variable'";

const folder = join(import.meta.dirname, '../../node_modules/@fontsource-variable');
/** Where the page finds them, below its own address. */
const path = 'fonts-of-tests/';

/**
 * Sets a page in the fonts of the recorded pictures, so that the machine's fonts do not matter: without one for Thai
 * each letter is a box, and a text half as long again. If the page has a Content-Security-Policy, its test has to bypass
 * that (`bypassCSP`). Wait for the fonts to load with `document.fonts`, after a layout has found out which are needed.
 */
export async function useRecordedFonts(page: Page): Promise<void> {
  await page.route(`**/${path}**`, (route) => {
    const [, file = ''] = new URL(route.request().url()).pathname.split(path);
    return route.fulfill({ path: join(folder, file) });
  });
  await Promise.all(families.map((family) => page.addStyleTag({ url: `${path}${family}/index.css` })));
  await page.addStyleTag({
    content: `:root, [lang] { --oa-font-family: ${fontFamily}; --oa-font-mono: ${fontFamily} }`,
  });
}
