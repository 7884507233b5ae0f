import { expect, it } from 'vitest';
import { createOfflinePage } from './offline-page.js';
import { createFakeCache, pathsIn } from './testing/fake-cache.js';

const words = {
  lang: 'th',
  title: 'หน้านี้ใช้งานไม่ได้ในขณะนี้',
  hint: 'A hint <of "many" letters> & signs',
  retry: 'ลองอีกครั้ง',
};

it('the page without a network says that there is no network in the words of the page that was opened last, and loads the same address again', async () => {
  const cache = createFakeCache();
  const page = createOfflinePage(() => Promise.resolve(cache));
  expect(await page.find()).toBeUndefined();
  await page.keep({ ...words, lang: 'en' });
  await page.keep(words);
  expect(await pathsIn(cache)).toHaveLength(1);
  const answer = await page.find();
  expect(answer?.status).toBe(503);
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = (await answer?.text()) ?? '';
  expect(text).toContain('<html lang="th">');
  expect(text).toContain('<h1>หน้านี้ใช้งานไม่ได้ในขณะนี้</h1>');
  expect(text).toContain('<p>A hint &#60;of &#34;many&#34; letters&#62; &#38; signs</p>');
  expect(text).toContain('<a href="">ลองอีกครั้ง</a>');
});
