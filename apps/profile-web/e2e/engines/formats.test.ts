import { expect, test } from './support/fixtures.js';

test('the words of the server stay, whatever the engine would have written, in every language', async ({
  tab,
  complaints,
}) => {
  // Each page is left while its late parts load.
  complaints.allow(/^\[load /);
  for (const language of ['en', 'ja', 'zh-TW', 'th', 'id', 'ko']) {
    await tab.goto(`/@komorebi?lang=${language}`);
    // What React renders again instead loses this mark, and is among the complaints.
    await tab.evaluate(() => {
      for (const element of document.querySelectorAll('#root [data-plugin] *'))
        Object.assign(element, { isDelivered: true });
    });
    await tab.ready();
    const kept = await tab.evaluate(() => {
      const times = [...document.querySelectorAll('#root [data-plugin] time')];
      return { times: times.length > 0, all: times.every((element) => 'isDelivered' in element) };
    });
    expect(kept, language).toEqual({ times: true, all: true });
  }
});
