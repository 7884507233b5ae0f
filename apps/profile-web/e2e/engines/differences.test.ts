import { startFront } from '../support/front.js';
import { expect, test } from './support/fixtures.js';

// What the page's data say is sold out on the server, and not in the browser: three plugins write something else there.
test('a plugin that differs from what the server has written ends as the browser has it, and each difference is reported', async ({
  tab,
  complaints,
}) => {
  complaints.allow(/^\[hydration\] /);
  const front = await startFront();
  try {
    let written = 0;
    front.change(({ body }) => {
      written = body.split('>Sold out<').length - 1;
      return { body: body.replaceAll('"soldOut":true', '"soldOut":false') };
    });
    await tab.goto(`${front.url}/@komorebi?lang=en`);
    expect(written).toBeGreaterThan(2);
    await tab.ready();
    for (const plugin of ['takeout', 'membership', 'showcase']) {
      await tab.evaluate((name) => document.querySelector(`[data-plugin=${name}]`)?.scrollIntoView(), plugin);
      await tab.waitFor((name) => {
        const section = document.querySelector(`[data-plugin=${name}]`);
        return section !== null && !section.textContent.includes('Sold out');
      }, plugin);
    }
    const told = await tab.evaluate(() => sessionStorage.getItem('complaints') ?? '');
    expect(told).toContain('[hydration]');
  } finally {
    await front.down();
  }
});
