import type { Locator } from '@playwright/test';
import type { Page } from './fixtures.js';
import { times } from './reservation.js';

/** What the platform has stored of a visitor, as far as controls show it. */
export interface PlatformRecord {
  relations: { accountId: string; friendshipType: string; favorite: string }[];
  follows: { accountId: string }[];
  keeps: object[];
  reports: object[];
  reservations: object[];
  holdings: { accountId: string; points: number; usedCoupons: string[] }[];
}

/** Finds what a person sees. */
type Find = (page: Page) => Locator;

/** One place of a control. */
export interface Place {
  on: Screen;
  /**
   * What a person sees there, by role, name and state, for each value. Nothing of the other values is there, and a value
   * that is not named shows nothing.
   */
  looks: Readonly<Record<string, Find>>;
  /** The values differ in what can be done there, and not in their picture. @default false */
  looksAlike?: true;
  /** What shows the state together with what is tapped. @default nothing */
  within?: string;
  /** What to tap. @default what shows the present value */
  tapped?: Find;
  /** What a tap opens over the place. @default nothing */
  opens?: Find;
}

/** Something that shows a state. */
export interface Control {
  places: Readonly<Record<string, Place>>;
  /** Its value on the platform. @default only the device knows it */
  stored?: (record: PlatformRecord) => string;
  /** The requests that change it. @default it is not changed here */
  sends?: (method: string, path: string) => boolean;
}

/** A screen of the account. All are in one document. */
interface ScreenOf {
  /** What can be seen only there. */
  shown: Find;
  /** Comes there from the profile. Clicks by script, since the ways are not what is tested. */
  enter?: (page: Page) => Promise<void>;
}

const coupon = 'Friends only: 100 yen off a hand drip';
const announcement = 'Our hours around the New Year';

const bar: Find = (page) => page.getByRole('group', { name: 'Actions' });
const shortcuts: Find = (page) => page.getByRole('list', { name: 'More actions' });
const sheet: Find = (page) => page.getByRole('dialog', { name: 'Save' });
const section =
  (plugin: string): Find =>
  (page) =>
    page.locator(`[data-plugin=${plugin}]`).filter({ visible: true });
const [announcements, coupons, posts, card, reviews] = [
  section('announcements'),
  section('coupon'),
  section('media-feed'),
  section('reward-card'),
  section('reviews'),
];
const newest: Find = (page) => announcements(page).getByRole('listitem').first();
const ticket: Find = (page) => coupons(page).getByRole('listitem').filter({ hasText: coupon });
/** A coupon in its own view. */
const largeTicket: Find = (page) => page.getByRole('article').getByRole('article');
/** The first reason of a report, in any language. */
const reason: Find = (page) => page.getByRole('radiogroup').getByRole('radio').first();

const button =
  (within: Find, name: string, state = '*'): Find =>
  (page) =>
    within(page).getByRole('button', { name, exact: true }).and(page.locator(state));
const text =
  (within: Find, words: string): Find =>
  (page) =>
    within(page).getByText(words, { exact: true });
const heading =
  (name: string | RegExp, level?: number): Find =>
  (page) =>
    page.getByRole('heading', { name, exact: true, ...(level && { level }) });

/** A switch, as it looks while it cannot be used, off and on. */
const switched = (within: Find, off: string, on = off) => ({
  unavailable: button(within, off, '[aria-disabled=true]:not([aria-pressed], [aria-busy])'),
  off: button(within, off, '[aria-pressed=false]'),
  on: button(within, on, '[aria-pressed=true]'),
});

const link = (within: Find, name: string | RegExp) => async (page: Page) =>
  within(page).getByRole('link', { name, exact: true }).first().dispatchEvent('click');

export type Screen = keyof typeof screens;

export const screens = {
  profile: { shown: heading(/Komorebi|木漏れ日/, 1) },
  'save sheet': {
    shown: sheet,
    enter: (page) =>
      shortcuts(page)
        .getByRole('button', { name: /^Saved?$/ })
        .dispatchEvent('click'),
  },
  posts: { shown: heading('Posts', 1), enter: link(posts, 'Show all') },
  coupons: { shown: heading('Coupons', 1), enter: link(coupons, 'Show all') },
  coupon: { shown: heading(coupon, 1), enter: link(coupons, coupon) },
  'reward card': { shown: heading('Reward card', 1), enter: link(card, 'Show all details') },
  announcements: {
    shown: heading('Announcements', 1),
    enter: link(announcements, 'Show all 7 announcements'),
  },
  reviews: { shown: heading('Reviews', 1), enter: link(reviews, /^Show \d+ reviews$/) },
  report: {
    shown: heading('Report this account', 1),
    enter: (page) => page.locator('a[href*="/report?"]').first().dispatchEvent('click'),
  },
  // Its heading is only heard beside a reservation that is made.
  reservation: {
    shown: (page) => page.getByRole('group', { name: 'Reservation', exact: true }),
    enter: link(shortcuts, 'Reserve'),
  },
  More: {
    shown: (page) => page.locator('dialog, [popover]').getByRole('link', { name: 'English' }),
    enter: (page) => page.locator('[role=group] > * > button[popovertarget]').last().dispatchEvent('click'),
  },
} satisfies Record<string, ScreenOf>;

const inBar = {
  /** A visitor in a browser. */
  anonymous: (page: Page) => bar(page).getByRole('link', { name: 'Add friend on LINE' }),
  stranger: button(bar, 'Add friend'),
  friend: (page: Page) => bar(page).getByRole('link', { name: 'Chat', exact: true }),
  blocked: button(bar, 'Unblock'),
};
const [addInSheet, addInList, addInView] = [sheet, ticket, largeTicket].map((within) =>
  button(within, 'Add friend'),
) as [Find, Find, Find];
const save = button(shortcuts, 'Save');
const stamps =
  (name: string): Find =>
  (page) =>
    card(page).getByRole('img', { name });
const cards = {
  'unknown points': stamps('Goal · 15 points'),
  '0 points': stamps('0 of 15 points'),
  '6 points': stamps('6 of 15 points'),
};
const current =
  (within: Find, name: string): Find =>
  (page) =>
    within(page).getByRole('link', { name, exact: true }).and(page.locator('[aria-current=true]'));
const languages = (within: Find) => ({ en: current(within, 'English'), ja: current(within, '日本語') });
const footer: Find = (page) => page.getByRole('contentinfo');
const more: Find = (page) => page.getByRole('dialog');

const isOurs = ({ accountId }: { accountId: string }): boolean => accountId === 'oa-komorebi';

/** Every control that shows a state, each place that has it, and what a person sees there. */
export const controls = {
  friend: {
    places: {
      'action bar': { on: 'profile', looks: inBar },
      // Of one without an action of its own, which would take the main place.
      'action bar of a view': { on: 'reward card', looks: inBar },
      'save sheet': {
        on: 'save sheet',
        within: 'li',
        looks: {
          anonymous: addInSheet,
          stranger: addInSheet,
          friend: text(sheet, 'You’re friends'),
          blocked: button(sheet, 'Unblock'),
        },
      },
      'list of coupons': { on: 'coupons', looks: { anonymous: addInList, stranger: addInList } },
      'view of a coupon': {
        on: 'coupon',
        looks: {
          anonymous: addInView,
          stranger: addInView,
          blocked: text(largeTicket, 'Unblock this account to use the coupon.'),
        },
      },
    },
    stored: ({ relations }) =>
      ({ friend: 'friend', friendBlocked: 'blocked' })[relations.find(isOurs)?.friendshipType ?? ''] ??
      'stranger',
    sends: (method, path) => method === 'POST' && path.endsWith('/relation'),
  },
  favorite: {
    places: {
      'action bar': { on: 'profile', looks: switched(bar, 'Favorite') },
      'save sheet': { on: 'save sheet', within: 'li', looks: switched(sheet, 'Favorite') },
    },
    stored: ({ relations }) => {
      const ours = relations.find(isOurs);
      return ours?.friendshipType !== 'friend' ? 'none' : ours.favorite === 'true' ? 'on' : 'off';
    },
    sends: (method, path) => method === 'PUT' && path.endsWith('/relation'),
  },
  follow: {
    places: {
      'posts section': { on: 'profile', looks: switched(posts, 'Follow', 'Following') },
      'posts view': { on: 'posts', looks: switched(posts, 'Follow', 'Following') },
      'save sheet': { on: 'save sheet', within: 'li', looks: switched(sheet, 'Follow') },
    },
    stored: ({ follows }) => (follows.some(isOurs) ? 'on' : 'off'),
    sends: (method, path) => method !== 'GET' && path.endsWith('/follow'),
  },
  keep: {
    places: {
      shortcut: {
        on: 'profile',
        opens: sheet,
        // The sheet says that it is not available, and why.
        looks: { unavailable: save, off: save, on: button(shortcuts, 'Saved') },
      },
      'save sheet': { on: 'save sheet', within: 'li', looks: switched(sheet, 'Save to Keep') },
    },
    stored: ({ keeps }) => (keeps.length ? 'on' : 'off'),
    sends: (method, path) => method !== 'GET' && path.startsWith('/v1/keep'),
  },
  coupon: {
    places: {
      section: { on: 'profile', looks: { used: text(ticket, 'Used') } },
      list: { on: 'coupons', looks: { used: text(ticket, 'Used') } },
      view: { on: 'coupon', looks: { used: text(largeTicket, 'You have already used this coupon.') } },
    },
    stored: ({ holdings }) => (holdings.find(isOurs)?.usedCoupons.length ? 'used' : 'unused'),
  },
  'reward card': {
    places: {
      section: { on: 'profile', looks: cards },
      view: { on: 'reward card', looks: cards },
    },
    stored: ({ holdings }) => `${holdings.find(isOurs)?.points ?? 0} points`,
  },
  announcement: {
    places: {
      section: {
        on: 'profile',
        looks: { new: text(newest, 'New') },
        tapped: (page) => newest(page).getByRole('link', { name: announcement }),
        opens: heading(announcement, 1),
      },
      list: { on: 'announcements', looks: { new: text(newest, 'New') } },
    },
  },
  'notice about reviews': {
    places: {
      section: { on: 'profile', looks: { shown: button(reviews, 'Dismiss') } },
      list: { on: 'reviews', looks: { shown: button(reviews, 'Dismiss') } },
    },
  },
  report: {
    places: {
      view: {
        on: 'report',
        looksAlike: true,
        looks: {
          empty: (page) => reason(page).and(page.locator(':not(:checked)')),
          written: (page) => reason(page).and(page.locator(':enabled:checked')),
          sending: (page) => reason(page).and(page.locator(':disabled:checked')),
          sent: heading('Thank you for your report'),
        },
        tapped: (page) => page.getByRole('button', { name: 'Send report' }),
      },
    },
    stored: ({ reports }) => (reports.length ? 'sent' : 'written'),
    sends: (method, path) => method === 'POST' && path.endsWith('/report'),
  },
  reservation: {
    places: {
      view: {
        on: 'reservation',
        looksAlike: true,
        looks: {
          chosen: (page) => times(page).getByRole('radio', { checked: true, disabled: false }),
          sending: (page) => times(page).getByRole('radio', { checked: true, disabled: true }),
          confirmed: heading('Your reservation is confirmed'),
          kept: heading('Your reservation'),
        },
        tapped: (page) => page.getByRole('button', { name: 'Reserve', exact: true }),
      },
    },
    stored: ({ reservations }) => (reservations.length ? 'confirmed' : 'chosen'),
    sends: (method, path) => method === 'POST' && path.endsWith('/reservation/inventory'),
  },
  language: {
    places: {
      footer: { on: 'profile', within: 'li', looks: languages(footer) },
      More: { on: 'More', within: 'li', looks: languages(more) },
    },
  },
} satisfies Record<string, Control>;
