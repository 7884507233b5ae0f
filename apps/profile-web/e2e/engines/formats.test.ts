import { expect, test } from './support/fixtures.js';

/** Pages of the sample accounts: one with all sections in all languages, the others in English and one that they write. */
const pages = [
  ...['en', 'ja', 'zh-TW', 'th', 'id', 'ko'].map((language) => `/@komorebi?lang=${language}`),
  '/@baanrimnam?lang=th',
  '/@shanlan?lang=zh-TW',
  '/@melati?lang=id',
  '/@blocked?lang=ko',
  '/@justaname?lang=ja',
  ...['@baanrimnam', '@shanlan', '@melati', '@harbor', '@blocked', '@justaname'].map(
    (account) => `/${account}?lang=en`,
  ),
  ...['coupon', 'place', 'report', 'reviews', 'reward-card'].map((view) => `/@komorebi/${view}?lang=en`),
];

// What React renders again, because server and browser differ, is among the complaints.
test('server and browser write every account’s pages alike, in every language', async ({
  tab,
  complaints,
}) => {
  test.setTimeout(300_000);
  // Each page is left while its late parts load, and the map beside it.
  complaints.allow(/^\[(load |map\])|^Cannot load .*\/assets\//);
  for (const path of pages) {
    await tab.goto(path);
    await tab.evaluate(() => {
      for (const element of document.querySelectorAll('#root [data-plugin] *'))
        Object.assign(element, { isDelivered: true });
    });
    await tab.ready();
    // What has not been taken over has not been compared. Sections become interactive when they come near.
    const lateParts = (): number => {
      const left = document.querySelectorAll(
        '#root [data-late]:is(:has([data-plugin]), :has(input[type=range]))',
      );
      for (const part of left) {
        // The line of the day does when somebody turns to it. A window without the focus tells of no focus.
        part.querySelector('input[type=range]')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
        part.scrollIntoView();
      }
      return left.length;
    };
    // One after the other: a busy machine needs its time for each of the twenty.
    for (let left = await tab.evaluate(lateParts); left > 0; left = await tab.evaluate(lateParts)) {
      await expect.poll(() => tab.evaluate(lateParts), { timeout: 30_000 }).toBeLessThan(left);
    }
    const lost = await tab.evaluate(() =>
      [...document.querySelectorAll('#root [data-plugin] time')]
        .filter((element) => !('isDelivered' in element))
        .map((element) => element.outerHTML),
    );
    expect([path, ...lost]).toEqual([path]);
  }
});
