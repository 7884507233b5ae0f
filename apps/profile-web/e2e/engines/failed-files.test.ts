import { startFront, type FileAnswer } from '../support/front.js';
import { expect, test } from './support/fixtures.js';

const portal = Buffer.from('<!doctype html><html><body>Log in to the network</body></html>');

test(
  'a page all of whose scripts came damaged once works after a reload, and after “Try again”',
  { tag: '@end-to-end' },
  async ({ tab, complaints }) => {
    // Each engine has its own words for a script that is none.
    complaints.allow(/./);
    const damages: Record<string, (file: FileAnswer) => FileAnswer> = {
      cut: ({ headers, body }) => ({ headers, body: body.subarray(0, 500) }),
      'a portal’s page': ({ headers }) => ({
        headers: { ...headers, 'content-type': 'text/html' },
        body: portal,
      }),
    };
    for (const [how, damage] of Object.entries(damages))
      for (const isReloaded of [true, false])
        await test.step(`${how}, ${isReloaded ? 'reload' : 'Try again'}`, async () => {
          const front = await startFront();
          try {
            front.damage(/\/assets\/[^/]+\.js/, damage);
            await tab.goto(`${front.url}/@komorebi?lang=en`);
            // On a busy machine the fifteen seconds have not begun when the page has come.
            await tab.waitFor(() => {
              document.getAnimations().forEach((animation) => animation.finish());
              return (
                document.querySelector('#start-words')?.checkVisibility({ visibilityProperty: true }) === true
              );
            });
            await tab.text(/Reload the page to try again/).shown();
            if (isReloaded) await tab.reload();
            else await tab.css('#start-words [data-start-words=failed] a').click();
            await tab.ready();
            await tab.role('button', 'Save').first().click();
            await tab.role('dialog').shown();
            expect(await tab.css('#start-message p').count()).toBe(0);
          } finally {
            await front.down();
          }
        });
  },
);
