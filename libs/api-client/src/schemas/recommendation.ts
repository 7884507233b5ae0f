import * as v from 'valibot';
import { accountBadges, assetKinds } from '../enumerations.js';
import { searchId } from './account-page.js';
import {
  byId,
  image,
  listOf,
  optionalImage,
  optionalMoney,
  optionalPart,
  optionalText,
  text,
  webUrl,
} from './building-blocks.js';
import { relation } from './visitor.js';

/** An account like the one shown, with how the visitor stands to it. */
export const recommendedAccount = v.object({
  accountId: text,
  searchId,
  name: text,
  badge: v.fallback(v.picklist(accountBadges), 'unverified'),
  icon: optionalImage,
  category: optionalText,
  /** BCP 47 tag of the language of name and category, where it is known. */
  contentLanguage: optionalText,
  relation: optionalPart(relation),
});

/** Something from the account's shop: goods of a mall, or a sticker or theme of the app's own shop. */
export const recommendedItem = v.object({
  id: text,
  title: text,
  url: webUrl,
  picture: image,
  price: optionalMoney,
  assetKind: optionalPart(v.picklist(assetKinds)),
});

/** Answer of `…/recommendation`. */
export const recommendation = v.object({
  accounts: optionalPart(
    listOf(recommendedAccount, ({ accountId }) => accountId),
    [],
  ),
  items: optionalPart(listOf(recommendedItem, byId), []),
});

export type RecommendedAccount = v.InferOutput<typeof recommendedAccount>;
export type Recommendation = v.InferOutput<typeof recommendation>;
