import type { Locator } from '@playwright/test';
import { expect, inApp, type Page, ready } from './support/fixtures.js';
import { chooseFirstTime } from './support/reservation.js';
import { test, type Visit } from './support/visit.js';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Each look would wait for what moves.
  contextOptions: { reducedMotion: 'reduce' },
});

const nothing = { friend: 'stranger', favorite: 'none', follow: 'off', keep: 'off' };
const everything = { friend: 'friend', favorite: 'on', follow: 'on', keep: 'on' };
const ownOfStranger = { coupon: 'unused', 'reward card': '0 points' };
const ownOfNobody = { coupon: 'unused', 'reward card': 'unknown points' };
const news = { announcement: 'new', 'notice about reviews': 'shown' };
const readNews = { announcement: 'read', 'notice about reviews': 'dismissed' };

/** The visitor's cup was stamped, and the coupon taken, at the counter. */
const stamped = { holdings: [{ searchId: '@komorebi', points: 6, usedCoupons: ['c-first-cup'] }] };
const ownOfRegular = { coupon: 'used', 'reward card': '6 points' };

const related = (friendshipType: string, favorite?: string) => ({
  relation: { searchId: '@komorebi', friendshipType, favorite },
});

/** Opening the sheet keeps the page. */
const unkept = { without: ['save sheet'] } as const;

async function writeReport(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Spam or advertising' }).check();
  await page.getByRole('textbox', { name: 'Details (optional)' }).fill('Three messages a day.');
  await page.getByRole('checkbox', { name: 'I agree to share this information.' }).check();
}

/** Again and again, since what hears it may be late. */
const letSdkAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => void setInterval(() => window.dispatchEvent(new Event('sdk-answers')), 50));

/** The SDK starts, and starts again on the page at the address that it leads to. */
async function letSdkLead(page: Page, visit: Visit, address: string): Promise<void> {
  await letSdkAnswer(page);
  await page.waitForURL(address);
  await visit.arrived();
  await letSdkAnswer(page);
}

const tryAgain = (page: Page): Locator => page.getByRole('alert').getByRole('button', { name: 'Try again' });

test('what a visitor changes is the same everywhere, on the first visit and on the next', async ({
  visitor,
  visit,
}) => {
  // It tries every control in every place, which takes minutes beside other work.
  test.slow();
  await visit.open(inApp('@komorebi', visitor.token));
  await visit.see('at first', { ...nothing, ...ownOfStranger, ...news }, unkept);
  await visit.change('follow', { in: 'posts section', seenIn: 'posts view' }, 'on');
  await visit.change('keep', { in: 'shortcut', seenIn: 'save sheet' }, 'on');
  await visit.change('friend', { in: 'action bar', seenIn: 'save sheet' }, 'friend');
  await visit.change('favorite', { in: 'action bar', seenIn: 'save sheet' }, 'on');
  await visit.tap('announcement', 'section', 'read');
  await visit.tap('notice about reviews', 'section', 'dismissed');
  await visit.see('after the answers', { ...everything, ...readNews });

  await visit.platform(stamped);
  await visit.reload();
  await visit.see('after a reload', { ...everything, ...ownOfRegular, ...readNews });
  await visit.change('follow', { in: 'save sheet', seenIn: 'posts section' }, 'off');
  await visit.change('follow', { in: 'posts view', seenIn: 'save sheet' }, 'on');
  await visit.change('favorite', { in: 'save sheet', seenIn: 'action bar' }, 'off');
  await visit.change('keep', { in: 'save sheet', seenIn: 'shortcut' }, 'off');
});

test('what a visitor sends stays sent, also on return and after a reload', async ({
  page,
  visitor,
  visit,
}) => {
  await visit.open(inApp('@komorebi', visitor.token));
  await visit.goTo('report');
  await writeReport(page);
  await visit.goTo('profile');
  await visit.see('on return', { report: 'written' });
  await visit.change('report', { in: 'view', seenIn: 'view' }, 'sent', 'sending');
  await visit.goTo('reservation');
  await chooseFirstTime(page);
  await visit.goTo('profile');
  await visit.see('on return', { report: 'sent', reservation: 'chosen' });
  await visit.change('reservation', { in: 'view', seenIn: 'view' }, 'confirmed', 'sending');
  await visit.goTo('profile');
  await visit.see('on return', { reservation: 'confirmed' });
  await visit.reload();
  await visit.see('after a reload', { report: 'empty', reservation: 'kept' });
});

test('while the SDK is slow, what a visitor does is shown, and done once', async ({
  page,
  visitor,
  visit,
}) => {
  await visit.open(inApp('@komorebi', visitor.token, '&sdk-hangs'));
  await visit.tap('follow', 'posts view', 'on');
  await visit.tap('friend', 'view of a coupon', 'friend');
  await visit.tap('keep', 'shortcut', 'on');
  await visit.goTo('report');
  await writeReport(page);
  await visit.tap('report', 'view', 'sending');
  const meanwhile = { friend: 'friend', follow: 'on', report: 'sending' };
  await visit.see('before the SDK', meanwhile, { isSettled: false });
  await visit.agrees('before the SDK', {
    friend: 'stranger',
    follow: 'off',
    keep: 'off',
    report: 'written',
  });
  await letSdkAnswer(page);
  const after = { friend: 'friend', follow: 'on', keep: 'on', report: 'sent' };
  await visit.agrees('after the SDK', after, { friend: 1, follow: 1, keep: 1, report: 1 });
  await visit.see('after the SDK', { ...after, favorite: 'off', ...ownOfStranger });

  await visit.reload();
  await visit.see('after a reload, before the SDK', { friend: 'friend' }, unkept);
  await letSdkAnswer(page);
  await visit.see('after a reload', { ...after, favorite: 'off', report: 'empty' });
});

test('while the SDK replaces the address, what a visitor does is kept, and done once', async ({
  page,
  visitor,
  visit,
}) => {
  const link = (state: string): string =>
    `/liff?liff.state=${encodeURIComponent(state)}&visitor=${visitor.token}&sdk-hangs&lang=en`;
  await visit.open(link('/@komorebi?lang=en'));
  // The last tap is the one that is carried over.
  await visit.tap('friend', 'action bar', 'friend');
  await letSdkLead(page, visit, '/liff/@komorebi?lang=en');
  await visit.agrees('after the SDK', { friend: 'friend' }, { friend: 1 });
  await visit.see('after the SDK', { friend: 'friend', favorite: 'off' }, unkept);

  await visit.open(link('/@komorebi/report?lang=en'));
  await writeReport(page);
  await visit.tap('report', 'view', 'sending');
  await letSdkLead(page, visit, '/liff/@komorebi/report?lang=en');
  await visit.agrees('after the SDK', { report: 'sent' }, { report: 1 });
  await visit.see('after the SDK', { report: 'sent' });
});

test('after the SDK has failed, nothing pretends to work, and trying again shows what is so', async ({
  page,
  visitor,
  visit,
  complaints,
}) => {
  complaints.allow(/app SDK/);
  await visit.platform({ ...related('friend', 'true'), ...stamped });
  await visit.open(inApp('@komorebi', visitor.token, '&sdk-error=INIT_FAILED'));
  await expect(tryAgain(page)).toBeVisible();
  await visit.goTo('report');
  await writeReport(page);
  const without = { friend: 'stranger', follow: 'unavailable', keep: 'unavailable', report: 'written' };
  await visit.see('without the SDK', { ...without, coupon: 'unused' });
  // The fault is mended meanwhile.
  await visit.goTo('profile');
  await page.evaluate(() =>
    history.replaceState(history.state, '', location.href.replace(/&sdk-error=\w+/, '')),
  );
  await tryAgain(page).first().tap();
  await expect(
    page.getByRole('group', { name: 'Actions' }).getByRole('link', { name: 'Chat' }),
  ).toBeVisible();
  await visit.arrived();
  const after = { friend: 'friend', favorite: 'on', follow: 'off', keep: 'off', report: 'written' };
  await visit.see('after trying again', { ...after, ...ownOfRegular }, unkept);
  await visit.agrees('after trying again', {}, { friend: 0, follow: 0, keep: 0, report: 0 });
});

test('what fails is taken back everywhere, and what was changed elsewhere is shown', async ({
  visitor,
  visit,
  fail,
  complaints,
  context,
}) => {
  complaints.allow(/40\d|413|422|500|net::|\[\w+\]/);
  const relationPath = '/v1/account-page/*/relation';
  await visit.platform({ ...related('friendBlocked'), followingElsewhere: 5000, keepQuota: 0 });
  await visit.open(inApp('@komorebi', visitor.token));
  const refused = { friend: 'blocked', favorite: 'none', follow: 'off', keep: 'off' };
  await visit.see('at first', refused, unkept);
  await fail({ path: relationPath, method: 'POST', status: 403, times: 1 });
  await visit.fails('friend', 'action bar', 'Unable to unblock this account.');
  await visit.fails('follow', 'posts section', 'You can only follow up to 5,000 accounts.');
  await visit.fails('keep', 'shortcut', 'There is not enough storage space left in Keep.');
  await visit.see('after a refusal', refused);

  await visit.platform({ ...related('friend'), followingElsewhere: 0, keepQuota: 9 });
  await visit.tap('friend', 'save sheet', 'friend');
  await visit.see('changed elsewhere', { friend: 'friend', favorite: 'off' });
  await visit.platform(related('friendBlocked'));
  await visit.tap('favorite', 'action bar', 'none');
  await visit.see('changed elsewhere', { friend: 'blocked', favorite: 'none' });
  await fail({ path: relationPath, method: 'POST', status: 500, afterActing: true, times: 1 });
  await visit.tap('friend', 'action bar', 'friend');
  await visit.see('after a lost answer', { friend: 'friend', favorite: 'off' });

  await context.setOffline(true);
  await visit.fails(
    'favorite',
    'action bar',
    'Unable to add this account to your favorites. A network error',
  );
  await visit.fails('follow', 'posts section', 'Unable to follow this account. A network error');
  await context.setOffline(false);
  await visit.see('after being offline', { friend: 'friend', favorite: 'off', follow: 'off' });
  await visit.change('favorite', { in: 'action bar', seenIn: 'save sheet' }, 'on');
  await visit.change('follow', { in: 'posts section', seenIn: 'save sheet' }, 'on');
  await visit.reload();
  await visit.see('after a reload', everything);
});

test('a double tap counts once, also where the answer is faster than the second tap', async ({
  page,
  visitor,
  visit,
}) => {
  await visit.platform(related('friend'));
  await visit.open(inApp('@komorebi', visitor.token));
  await visit.doubleTap('follow', 'posts section', 'on');
  await visit.doubleTap('follow', 'posts view', 'off');
  await visit.doubleTap('follow', 'save sheet', 'on');
  await visit.doubleTap('favorite', 'action bar', 'on');
  await visit.doubleTap('favorite', 'save sheet', 'off');
  await visit.goTo('report');
  await writeReport(page);
  await visit.doubleTap('report', 'view', 'sent');
  await visit.goTo('reservation');
  await chooseFirstTime(page);
  await visit.doubleTap('reservation', 'view', 'confirmed');
  const after = { friend: 'friend', favorite: 'off', follow: 'on', keep: 'on' };
  await visit.see('at last', { ...after, report: 'sent', reservation: 'confirmed' });
});

test('in a browser everything leads to the app, and shows nothing that is not so', async ({
  page,
  visit,
}) => {
  await visit.open('/@komorebi?lang=en');
  const anonymous = { friend: 'anonymous', favorite: 'none', follow: 'off', keep: 'off' };
  await visit.see('at first', { ...anonymous, ...ownOfNobody, ...news });
  await visit.leads('follow', 'posts section', 'Follow Komorebi Coffee in LINE');
  await visit.leads('follow', 'save sheet', 'Follow Komorebi Coffee in LINE');
  await visit.leads('keep', 'save sheet', 'Save Komorebi Coffee to Keep in LINE');
  await visit.leads('friend', 'view of a coupon', /^Continue with “Friends only/);
  await visit.see('after the taps', { ...anonymous, ...ownOfNobody, ...news });

  await visit.see('at first', { language: 'en' });
  await visit.goTo('profile');
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await ready(page);
  await visit.see('after the tap', { language: 'ja' });
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  await visit.see('after the tap', { language: 'en' });
});
