export {
  favoriteStates,
  friendshipTypes,
  openerPlatforms,
  origins,
  parseFriendshipType,
  reportReasons,
  subPagePluginTypes,
  type AccountBadge,
  type AssetKind,
  type CallStatus,
  type FavoriteState,
  type FriendshipAction,
  type FriendshipType,
  type OpenerPlatform,
  type Origin,
  type ReportReason,
  type SubPagePluginType,
} from './enumerations.js';
export { countryCodes, hasFullProfile, profileCountryCodes, UNKNOWN_COUNTRY } from './country-codes.js';
export { createTransactionId } from './create-transaction-id.js';
export {
  createExactlyOnce,
  type ExactlyOnce,
  type ExactlyOnceOptions,
  type OpenWrite,
  type OpenWrites,
  type Outcome,
} from './exactly-once.js';
export type {
  CallOptions,
  CallResponse,
  ProfileApiClient,
  SubPagePlugin,
  SubPagePluginOptions,
} from './methods.js';
export { createProfileApiClient, type ProfileApiClientOptions } from './profile-api-client.js';
export type {
  Account,
  AccountCounts,
  AccountFeature,
  AccountPage,
  BusinessHours,
  BusinessType,
  CallSetting,
  Follow,
  FriendCount,
  Image,
  Money,
  NearbyPlace,
  PageSection,
  Recommendation,
  RecommendedAccount,
  RecommendedItem,
  Relation,
  ReplyTime,
  Report,
  ReportReceipt,
  Reservation,
  ReservationDay,
  ReservationInventory,
  ReservationRequest,
  ReservationSlot,
  ResponseModeSetting,
  SettledReport,
  SettledReservation,
  ShareImage,
  SubPage,
} from './schemas/index.js';
export { skippedPartsError } from './skipped-parts-error.js';
export { defaultHeaderNames, type HeaderNames, type Opener } from './request-headers.js';
export { operations, subPagePluginPath, type Operation, type OperationName } from './operations.js';
