import * as v from 'valibot';
import { accountBadges, assetKinds, type AccountBadge, type AssetKind } from '../enumerations.js';
import { searchId } from './account-page.js';
import {
  byId,
  image,
  listOf,
  optionalImage,
  optionalMoney,
  optionalPart,
  optionalShortText,
  orUnknown,
  shortText,
  text,
  webUrl,
  type EntriesOf,
  type Image,
  type Money,
} from './building-blocks.js';
import { relation, type Relation } from './visitor.js';

/** An account similar to the one shown. */
export interface RecommendedAccount {
  /** Identifies the account to the API. */
  accountId: string;
  /** Opens its page. */
  searchId: string;
  /** As its owner writes it. */
  name: string;
  /** 'unverified' if unknown. */
  badge: AccountBadge;
  /** Square, beside the name. */
  icon?: Image | undefined;
  /** The kind of business in the account's words. */
  category?: string | undefined;
  /** BCP 47 tag of the language of name and category, if known. */
  contentLanguage?: string | undefined;
  /** The visitor's relation to it; absent for anonymous visitors, 'unknown' if it cannot be read. */
  relation?: Relation | 'unknown' | undefined;
}

/** Schema of {@link RecommendedAccount}. Without a badge that can be read it is called unverified. */
export const recommendedAccount: v.GenericSchema<unknown, RecommendedAccount> = v.object({
  accountId: text,
  searchId,
  name: shortText,
  badge: v.fallback(v.picklist(accountBadges), 'unverified'),
  icon: optionalImage,
  category: optionalShortText,
  contentLanguage: optionalShortText,
  // Not `optionalPart`: an account that the visitor has blocked would be recommended.
  relation: orUnknown(relation),
} satisfies EntriesOf<RecommendedAccount>);

/** Something from the account's shop: goods of a mall, or a sticker or theme of the app's own shop. */
export interface RecommendedItem {
  /** Unique among the items. */
  id: string;
  /** What it is. */
  title: string;
  /** Where it is sold. */
  url: string;
  /** What it looks like. */
  picture: Image;
  /** What it costs, if known. */
  price?: Money | undefined;
  /** Its kind in the app's own shop; absent for goods. */
  assetKind?: AssetKind | undefined;
}

/** Schema of {@link RecommendedItem}. Without a price that can be read none is told, and no item is called free. */
export const recommendedItem: v.GenericSchema<unknown, RecommendedItem> = v.object({
  id: text,
  title: shortText,
  url: webUrl,
  picture: image,
  price: optionalMoney,
  assetKind: optionalPart(v.picklist(assetKinds)),
} satisfies EntriesOf<RecommendedItem>);

/** Answer of `…/recommendation`: accounts and goods that go with the account. */
export interface Recommendation {
  /** Similar accounts. */
  accounts: RecommendedAccount[];
  /** Goods of its shop. */
  items: RecommendedItem[];
}

/** Schema of {@link Recommendation}. */
export const recommendation: v.GenericSchema<unknown, Recommendation> = v.object({
  accounts: optionalPart(
    listOf(recommendedAccount, ({ accountId }) => accountId),
    [],
  ),
  items: optionalPart(listOf(recommendedItem, byId), []),
} satisfies EntriesOf<Recommendation>);
