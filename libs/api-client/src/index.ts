export {
  accountBadges,
  assetKinds,
  callStatuses,
  favoriteStates,
  friendshipActions,
  friendshipTypes,
  openerPlatforms,
  origins,
  pageFriendshipTypes,
  parseFriendshipType,
  reportReasons,
  subPagePluginTypes,
  toPageFriendshipType,
  type AccountBadge,
  type AssetKind,
  type CallStatus,
  type FavoriteState,
  type FriendshipAction,
  type FriendshipType,
  type OpenerPlatform,
  type Origin,
  type PageFriendshipType,
  type ReportReason,
  type SubPagePluginType,
} from './enumerations.js';
export {
  countryCodes,
  hasFullProfile,
  profileCountryCodes,
  UNKNOWN_COUNTRY,
  type CountryCode,
} from './country-codes.js';
export { createTransactionId } from './create-transaction-id.js';
export {
  createExactlyOnce,
  type ExactlyOnce,
  type ExactlyOnceOptions,
  type OpenWrite,
  type OpenWrites,
  type Outcome,
} from './exactly-once.js';
export {
  createProfileApiClient,
  type CallOptions,
  type ProfileApiClient,
  type ProfileApiClientOptions,
  type SubPagePlugin,
  type SubPagePluginOptions,
} from './profile-api-client.js';
export { skippedPartsError } from './skipped-parts-error.js';
export { defaultHeaderNames, type HeaderNames, type Opener } from './request-headers.js';
export { operations, subPagePluginPath, type Operation, type OperationName } from './operations.js';
