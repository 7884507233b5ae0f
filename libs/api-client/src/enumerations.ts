/** The visitor's relation to the account, as the Profile API spells it. */
export const friendshipTypes = [
  'unspecified',
  'friend',
  'friendBlocked',
  'recommend',
  'recommendBlocked',
  'deleted',
  'deletedBlocked',
  'unknown',
] as const;
/** One of {@link friendshipTypes}. */
export type FriendshipType = (typeof friendshipTypes)[number];

/** A {@link FriendshipType} as page data spells it: 'Friend', 'DeletedBlocked'. */
export type PageFriendshipType = Capitalize<FriendshipType>;

/** Converts a friendship type to the spelling of page data. */
export function toPageFriendshipType(type: FriendshipType): PageFriendshipType {
  return (type.charAt(0).toUpperCase() + type.slice(1)) as PageFriendshipType;
}

/** {@link friendshipTypes} as page data spells them. */
export const pageFriendshipTypes: readonly PageFriendshipType[] = friendshipTypes.map(toPageFriendshipType);

/** Reads either spelling. Undefined for anything else. */
export function parseFriendshipType(value: unknown): FriendshipType | undefined {
  return friendshipTypes.find((type) => type === value || toPageFriendshipType(type) === value);
}

/** Whether the account is among the visitor's favourites; strings, not booleans. */
export const favoriteStates = ['true', 'false', 'unknown'] as const;
/** One of {@link favoriteStates}. */
export type FavoriteState = (typeof favoriteStates)[number];

/** What a visitor can do to a friendship. */
export const friendshipActions = ['addFriend', 'unblock'] as const;
/** One of {@link friendshipActions}. */
export type FriendshipAction = (typeof friendshipActions)[number];

/** What the page was opened on. */
export const openerPlatforms = ['Android', 'iOS', 'Desktop', 'Unknown'] as const;
/** One of {@link openerPlatforms}. */
export type OpenerPlatform = (typeof openerPlatforms)[number];

/** Where the page runs: inside the messaging app, or in a browser. */
export const origins = ['liff', 'web'] as const;
/** One of {@link origins}. */
export type Origin = (typeof origins)[number];

/** Kinds of goods an account can sell in the app's shop. */
export const assetKinds = ['sticker', 'theme'] as const;
/** One of {@link assetKinds}. */
export type AssetKind = (typeof assetKinds)[number];

/** The state of an API call. */
export const callStatuses = ['Loading', 'Success', 'Failure', 'None'] as const;
/** One of {@link callStatuses}. */
export type CallStatus = (typeof callStatuses)[number];

/** The platform's verification of an account. */
export const accountBadges = ['verified', 'unverified', 'premium'] as const;
/** One of {@link accountBadges}. */
export type AccountBadge = (typeof accountBadges)[number];

/** Reasons for a report. */
export const reportReasons = ['spam', 'sexualHarassment', 'otherHarassment', 'other'] as const;
/** One of {@link reportReasons}. */
export type ReportReason = (typeof reportReasons)[number];

/** Sections whose data come from a separate endpoint. */
export const subPagePluginTypes = [
  'MEDIA',
  'COUPON',
  'SHOPCARD',
  'EZSTORE',
  'TRAFFICINFO',
  'MEMBERSHIP',
] as const;
/** One of {@link subPagePluginTypes}. */
export type SubPagePluginType = (typeof subPagePluginTypes)[number];
