export type {
  CallStatus,
  FavoriteState,
  FriendshipAction,
  FriendshipType,
  OpenerPlatform,
  Origin,
  SubPagePluginType,
} from './enumerations.js';
export { hasFullProfile } from './country-codes.js';
export { createTransactionId } from './create-transaction-id.js';
export { createExactlyOnce, type ExactlyOnce, type OpenWrite } from './exactly-once.js';
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
  AccountPage,
  BusinessType,
  NearbyPlace,
  PageSection,
  SubPage,
} from './schemas/account-page.js';
export type { Image, Money, ShareImage } from './schemas/building-blocks.js';
export type {
  CallSetting,
  ReplyTime,
  Reservation,
  ReservationInventory,
  ReservationRequest,
  ResponseModeSetting,
  SettledReservation,
} from './schemas/contact.js';
export type { Recommendation, RecommendedAccount } from './schemas/recommendation.js';
export type {
  AccountCounts,
  Follow,
  FriendCount,
  Relation,
  Report,
  ReportReceipt,
  SettledReport,
} from './schemas/visitor.js';
export { defaultHeaderNames, type HeaderNames, type Opener } from './request-headers.js';
export { operations, type Operation, type OperationName } from './operations.js';
export type { Outcome } from './exactly-once.js';
