import { expect, inApp, ready, test } from './support/fixtures.js';
import { overflowing } from './support/overflowing.js';
import { leastRoom, phone, resize } from './support/places.js';
import { violations } from './support/violations.js';

/** An address of each kind of page. */
const kinds = {
  'a profile with everything': '/@komorebi?lang=ja',
  'a profile with nothing but a name': '/@justaname?lang=ko',
  'the place': '/@komorebi/place?lang=en',
  'the reservation': inApp('@komorebi/reservation', 'visitor-places'),
  'the report': '/@komorebi/report?lang=th',
  'a list of a section': '/@komorebi/coupon?lang=zh-TW',
  'an item': '/@longnames/coupon/c-first-cup?lang=id',
  'the page of a missing account': '/@nosuchaccount?lang=en',
};

for (const [kind, address] of Object.entries(kinds)) {
  test(
    `${kind} is accessible on a phone, and nothing is cut off in the window with the least room`,
    { tag: '@core' },
    async ({ page, complaints }) => {
      complaints.allow(/404/);
      await resize(page, phone);
      await page.goto(address);
      // The page of a missing account never becomes interactive.
      if (!address.startsWith('/@nosuchaccount')) await ready(page);
      expect(await violations(page)).toEqual([]);
      await resize(page, leastRoom);
      expect(await overflowing(page)).toEqual([]);
    },
  );
}
