import { describe, expect, it } from 'vitest';
import { linkQuery, parseViewPath, viewHref, viewOfAddress, viewPath, type View } from './view.js';

const views: View[] = [
  { name: 'profile' },
  { name: 'named', view: 'place' },
  { name: 'named', view: 'report' },
  { name: 'named', view: 'report', plugin: 'reviews', itemId: 'r-1' },
  { name: 'page', pageId: 'menu-2' },
  { name: 'section', plugin: 'media-feed' },
  { name: 'item', plugin: 'media-feed', itemId: 'm-101' },
  { name: 'section', plugin: 'top10' },
  { name: 'item', plugin: 'menu-2', itemId: 'a-1' },
];
const ownViews = { place: {}, reservation: {}, report: { ofItems: true } };
const base = { basePath: '/liff/@komorebi', query: '?lang=th', ownViews };

describe("a view's address", () => {
  it.each(views)("a view's address leads back to $name", (view) => {
    expect(parseViewPath(viewPath(view), ownViews)).toEqual(view);
    expect(viewOfAddress(base, new URL(viewHref(base, view), 'https://page.example'))).toEqual(view);
  });

  it("a view's address keeps the language that the visitor asked for", () => {
    expect(viewHref(base, { name: 'named', view: 'report' })).toBe('/liff/@komorebi/report?lang=th');
  });

  it.each([
    '/',
    '/Place',
    '/Coupon',
    '/coupon/',
    '/coupon/a/b',
    '/page',
    '/page/',
    '/page/Menu',
    '/place/a-1',
    '/report/reviews',
    '/report/reviews/R1',
    '/report/report/reviews/r-1',
    '/report/place',
    '/report/page/r-1',
    '/-a/b',
    '/3d/b',
    '/coupon/A',
    `/coupon/${'x'.repeat(41)}`,
  ])("a view's address is not %s", (path) => {
    expect(parseViewPath(path, ownViews)).toBeUndefined();
  });

  it.each(['/@komorebi', '/liff/@komorebi2', '/liff/@shanlan/place', '/liff/%'])(
    'an address of this account is not %s',
    (pathname) => {
      expect(viewOfAddress(base, { pathname })).toBeUndefined();
    },
  );

  it("a view's address is recognised however a browser encodes the account", () => {
    expect(viewOfAddress(base, { pathname: '/liff/%40komorebi/place/' })).toEqual({
      name: 'named',
      view: 'place',
    });
  });
});

describe('the query of links within the site', () => {
  it.each([
    [undefined, {}, ''],
    ['th', {}, '?lang=th'],
    [undefined, { key: 'k1' }, '?key=k1'],
    ['ko', { key: 'a&b=c', addFriendRoute: 'search' }, '?lang=ko&key=a%26b%3Dc&addFriendRoute=search'],
  ])('the query for language %j and opener %j is %j', (language, opener, query) => {
    expect(linkQuery(language, opener)).toBe(query);
  });
});
