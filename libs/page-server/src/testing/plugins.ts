import { basicInfo } from '@oa-profile/api-client/schemas';
import { commonTexts } from '@oa-profile/i18n';
import {
  defineSection,
  itemPaging,
  type AnyPluginSection,
  type PluginSection,
  type PluginTexts,
} from '@oa-profile/plugin-sdk';
import { withHoursTexts } from '@oa-profile/plugin-sdk/hours';
import { basicInfoOf, type LateView, type Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginServer } from '@oa-profile/plugin-sdk/server';
import * as v from 'valibot';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';

/**
 * Small plugins that show what they get as plain text, called like those of hosts, so that a page server's tests do not depend on
 * what a plugin looks like. With the real ones the tests of `apps/profile-web` try it.
 */
const shown = <Data>(
  section: Omit<PluginSection<Data>, 'texts'> & { title: string },
): { name: string; section: () => Promise<AnyPluginSection> } => {
  const { type, title } = section;
  const words: PluginTexts = {
    namespace: `plugin-${type}`,
    load: () => Promise.resolve({ title, showAll: `Show all ${title.toLowerCase()}` }),
  };
  // Of an account's hours other parts of the page speak in the words of this section.
  const texts = type === 'basic-info' ? withHoursTexts(words, 'doors') : words;
  return {
    name: type,
    section: () => Promise.resolve(defineSection({ ...section, texts, showAllKey: 'showAll' })),
  };
};

const picture = v.object({ url: v.string(), width: v.number(), height: v.number(), alt: v.string() });

const questions = shown({
  type: 'faq',
  title: 'Questions',
  source: { kind: 'account-page' },
  schema: v.object({
    items: v.array(
      v.object({
        id: v.string(),
        question: v.string(),
        answer: v.string(),
        shareImage: v.optional(picture),
      }),
    ),
  }),
  isEmpty: ({ items }) => items.length === 0,
  Section: ({ data: { items } }) => items.flatMap(({ question, answer }) => [question, answer]).join(' '),
  View: ({ data: { items }, itemId }) => items.find(({ id }) => id === itemId)?.answer,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.question, description: item.answer, shareImage: item.shareImage };
  },
});

const couponPage = v.object({
  items: v.array(v.object({ id: v.string(), name: v.string(), guide: v.string() })),
  nextCursor: v.optional(v.string()),
});

const coupons = shown<v.InferOutput<typeof couponPage>>({
  type: 'coupon',
  title: 'Coupons',
  source: { kind: 'sub-page', type: 'COUPON' },
  schema: couponPage,
  paging: itemPaging(),
  isEmpty: ({ items }) => items.length === 0,
  Section: ({ data: { items } }) => items.map(({ name }) => name).join(' '),
  highlights: ({ items }) => items.map(({ id, name }) => ({ kind: 'offer', text: name, itemId: id })),
  View: ({ data: { items }, itemId }) => items.find(({ id }) => id === itemId)?.guide,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.name, description: item.guide };
  },
});

const posts = shown({
  type: 'media-feed',
  title: 'Posts',
  source: { kind: 'sub-page', type: 'MEDIA' },
  schema: v.object({
    items: v.array(v.object({ id: v.string(), caption: v.optional(v.string()), publishedAt: v.string() })),
  }),
  isEmpty: ({ items }) => items.length === 0,
  Section: ({ data: { items } }) => items.map(({ caption }) => caption).join(' '),
  View: ({ data: { items }, itemId }) => items.find(({ id }) => id === itemId)?.caption,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.caption, publishedAt: item.publishedAt };
  },
});

const crowd = shown({
  type: 'busy-times',
  title: 'Busy times',
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  schema: v.object({ words: v.string() }),
  emptyOn: ['NOT_FOUND_TRAFFIC_INFO'],
  isEmpty: () => false,
  Section: ({ data: { words } }) => words,
});

const announcements = shown({
  type: 'announcements',
  title: 'News',
  source: { kind: 'account-page' },
  schema: v.object({
    items: v.array(v.object({ id: v.string(), title: v.string(), publishedAt: v.string() })),
  }),
  isEmpty: ({ items }) => items.length === 0,
  Section: ({ data: { items } }) => items.map(({ title }) => title).join(' '),
  View: ({ data: { items }, itemId }) => items.find(({ id }) => id === itemId)?.title,
  itemCard: ({ items }, itemId) => items.find(({ id }) => id === itemId),
});

const board = shown({
  type: 'signboard',
  title: 'Today',
  source: { kind: 'account-page' },
  schema: v.object({
    text: v.optional(v.string(), ''),
    until: v.optional(v.string()),
    picture: v.optional(v.object({ url: v.string() })),
  }),
  isEmpty: () => false,
  until: ({ until }) => until,
  highlights: ({ text, until }) => [{ kind: 'news', text, until }],
  Section: ({ data: { text } }) => text,
});

const reviews = shown({
  type: 'reviews',
  title: 'Reviews',
  source: { kind: 'account-page' },
  schema: v.object({ items: v.array(v.object({ id: v.string(), author: v.string(), body: v.string() })) }),
  isEmpty: () => false,
  Section: ({ data: { items } }) => ['Said of us:', ...items.map(({ body }) => body)].join(' '),
  reportableItem: ({ items }, itemId) => items.find(({ id }) => id === itemId),
});

const information = shown({
  type: 'basic-info',
  title: 'Information',
  source: { kind: 'account-page' },
  schema: basicInfo,
  isEmpty: () => false,
  highlights: ({ address }) => (address ? [{ kind: 'place', text: address.text }] : []),
  Section: ({ data: { address } }) => address?.text,
});

const entry = { contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };

const placeView: LateView = {
  texts: commonTexts,
  Component: () => 'Here we are',
  card: (page) => (basicInfoOf(page)?.address ? { title: 'Place', indexed: true } : undefined),
};

/** Asks, serves files, leads elsewhere, and has variables of its own. */
const placeServer: PluginServer = {
  variables: { MAP_TILES_URL: { places: ['{z}', '{x}', '{y}'] }, MAP_ATTRIBUTION: 'text' },
  pictures: ({ MAP_TILES_URL: url }) => (url ? [url] : []),
  ask: ({ nearbyPlaces }) => ({ nearby: nearbyPlaces }),
  files: {
    visit: { path: 'visit.ics', parameters: ['start'], keptBy: 'none', answer: () => entry },
    specialDay: {
      path: 'hours/:day{\\d{4}-\\d{2}-\\d{2}\\.ics}',
      keptBy: 'all',
      answer: ({ page }) => (basicInfoOf(page)?.hours ? entry : undefined),
    },
    directions: {
      path: 'directions',
      keptBy: 'browser',
      answer: ({ page }) => (basicInfoOf(page)?.address ? { to: 'https://maps.example/' } : undefined),
    },
  },
};

const place: Plugin = {
  name: 'place',
  views: { place: { sections: ['basic-info'], load: () => Promise.resolve(placeView) } },
  server: placeServer,
};

const reservation: Plugin = {
  name: 'reservation',
  server: {
    ask: async ({ account, reservationInventory }, { api, signal }) =>
      account.features.includes('reservation')
        ? (
            reservationInventory ?? (await api.getReservationInventory(account.basicSearchId, { signal }))
          ).days.map(({ date }) => date)
        : undefined,
  },
};

/** What the sites show that page servers are tried with. */
export const plugins: readonly Plugin[] = [
  board,
  announcements,
  information,
  coupons,
  crowd,
  posts,
  reviews,
  questions,
  place,
  reservation,
  // Tells of each section that it was asked.
  { name: 'last-visit', server: { ofSection: ({ type }) => type, ofPage: (types) => types.join(' ') } },
];

/** The files of an account that are the same for all visitors, by their addresses below the account's. */
export const sharedFiles: readonly string[] = [
  ...Object.keys(filesOfEveryAccount),
  ...plugins
    .flatMap(({ server }) => Object.values(server?.files ?? {}))
    .filter(({ keptBy }) => keptBy === 'all')
    .map(({ path }) => path.replace(/:day\{.*/, '2026-11-23.ics')),
];
