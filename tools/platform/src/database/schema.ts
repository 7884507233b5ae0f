import type { FavoriteState, FriendshipType, SubPagePluginType } from '@oa-profile/api-client';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { AccountAccess, AccountContent, SubPagePluginContent } from '../seeds/account-seed.js';
import type { KeepTrouble } from '../seeds/visitor-seeds.js';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const created = () => instant('created_at').notNull();

/** Versions of the seeds in the database, so that each is inserted once. */
export const seedVersions = pgTable('seed_versions', {
  name: text('name').primaryKey(),
  version: text('version').notNull(),
  appliedAt: instant('applied_at').notNull(),
});

export const accounts = pgTable('accounts', {
  accountId: text('account_id').primaryKey(),
  basicSearchId: text('basic_search_id').notNull().unique(),
  premiumSearchId: text('premium_search_id').unique(),
  access: text('access').$type<AccountAccess>().notNull(),
  /** Relation of a visitor who has never done anything. */
  defaultFriendship: text('default_friendship').$type<FriendshipType>().notNull(),
  /** Friends, followers and posts in addition to those of this database's visitors. */
  friends: integer('friends').notNull(),
  followers: integer('followers').notNull(),
  posts: integer('posts').notNull(),
  content: jsonb('content').$type<AccountContent>().notNull(),
});

export const subPagePlugins = pgTable(
  'sub_page_plugins',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    pageId: text('page_id').notNull(),
    type: text('type').$type<SubPagePluginType>().notNull(),
    pluginId: text('plugin_id').notNull(),
    content: jsonb('content').$type<SubPagePluginContent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.pageId, table.type, table.pluginId] })],
);

export const visitors = pgTable('visitors', {
  token: text('token').primaryKey(),
  /** Relation to accounts without a row in `relations`; if absent, the account's default applies. */
  defaultFriendship: text('default_friendship').$type<FriendshipType>(),
  /** Accounts that the visitor follows outside this database. */
  followingElsewhere: integer('following_elsewhere').notNull().default(0),
  keepQuota: integer('keep_quota').notNull().default(100),
  keepTrouble: text('keep_trouble').$type<KeepTrouble>(),
  createdAt: created(),
});

const visitorToken = () =>
  text('token')
    .notNull()
    .references(() => visitors.token, { onDelete: 'cascade' });
const accountId = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.accountId, { onDelete: 'cascade' });

export const relations = pgTable(
  'relations',
  {
    token: visitorToken(),
    accountId: accountId(),
    friendshipType: text('friendship_type').$type<FriendshipType>().notNull(),
    favorite: text('favorite').$type<FavoriteState>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.accountId] }),
    index('relations_friends').on(table.accountId, table.friendshipType),
  ],
);

export const follows = pgTable(
  'follows',
  { token: visitorToken(), accountId: accountId(), createdAt: created() },
  (table) => [
    primaryKey({ columns: [table.token, table.accountId] }),
    index('follows_followers').on(table.accountId),
  ],
);

export const keptContents = pgTable(
  'kept_contents',
  {
    token: visitorToken(),
    contentId: text('content_id').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    imageUrl: text('image_url'),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.token, table.contentId] })],
);

/** Where a visitor stands in the draw of a coupon. */
export type DrawState = 'entered' | 'won' | 'lost';

/** A visitor's points, coupons, draws and plans at an account. Without a row there are none. */
export const holdings = pgTable(
  'holdings',
  {
    token: visitorToken(),
    accountId: accountId(),
    /** On the reward card. */
    points: integer('points').notNull().default(0),
    usedCoupons: jsonb('used_coupons').$type<string[]>().notNull().default([]),
    /** When they were used, where that is known. */
    usedAt: jsonb('used_at').$type<Record<string, string>>().notNull().default({}),
    joinedPlans: jsonb('joined_plans').$type<string[]>().notNull().default([]),
    /** Coupons that are drawn by lot, with the visitor's state. */
    draws: jsonb('draws').$type<Record<string, DrawState>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.token, table.accountId] })],
);

export const reports = pgTable('reports', {
  reportId: text('report_id').primaryKey(),
  token: visitorToken(),
  accountId: accountId(),
  reason: text('reason').notNull(),
  detail: text('detail'),
  createdAt: created(),
});

export const reservations = pgTable(
  'reservations',
  {
    reservationId: text('reservation_id').primaryKey(),
    token: visitorToken(),
    accountId: accountId(),
    slotId: text('slot_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    partySize: integer('party_size').notNull(),
    note: text('note'),
    createdAt: created(),
  },
  (table) => [index('reservations_slots').on(table.accountId, table.slotId)],
);

/** First answers of writes, by visitor and transaction id, so that a repeated write acts once. */
export const transactions = pgTable(
  'transactions',
  {
    token: visitorToken(),
    transactionId: text('transaction_id').notNull(),
    /** Method and path, normalised over the account's ids: one transaction id cannot serve two different writes. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.transactionId] }),
    index('transactions_age').on(table.createdAt),
  ],
);

export const envelopes = pgTable('envelopes', {
  id: serial('id').primaryKey(),
  project: text('project').notNull(),
  publicKey: text('public_key').notNull(),
  header: jsonb('header').notNull(),
  /** Types of the envelope's items: 'event', 'session', … */
  types: jsonb('types').$type<string[]>().notNull(),
  raw: text('raw').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export const trackingBatches = pgTable('tracking_batches', {
  id: serial('id').primaryKey(),
  batch: jsonb('batch').notNull(),
  receivedAt: instant('received_at').notNull(),
});
