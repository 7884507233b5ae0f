export { distinctBy } from '../distinct-by.js';
export { passedOver } from '../passed-over.js';
export {
  account,
  accountFeatures,
  accountPage,
  businessTypes,
  nearbyPlace,
  searchId,
  section,
  type Account,
  type AccountFeature,
  type AccountPage,
  type BusinessType,
  type NearbyPlace,
  type PageSection,
} from './account-page.js';
export { shareImageTypes, type Image, type Money, type ShareImage } from './building-blocks.js';
export {
  basicInfo,
  facilities,
  healthAndSafetyMeasures,
  paymentMethods,
  type BasicInfo,
  type Facility,
  type HealthAndSafetyMeasure,
  type PaymentMethod,
} from './basic-info.js';
export { businessHours, openInterval } from './business-hours.js';
export {
  callAcceptances,
  callSetting,
  replyTime,
  reservation,
  reservationInventory,
  reservationRequest,
  responseModes,
  responseModeSetting,
  slotAvailabilities,
  type CallSetting,
  type ReplyTime,
  type Reservation,
  type ReservationInventory,
  type ReservationRequest,
  type ResponseModeSetting,
} from './contact.js';
export {
  recommendation,
  recommendedAccount,
  recommendedItem,
  type Recommendation,
  type RecommendedAccount,
} from './recommendation.js';
export {
  FOLLOW_LIMIT,
  REPORT_DETAIL_LIMIT,
  accountCounts,
  favoriteUpdate,
  follow,
  friendCount,
  friendshipUpdate,
  relation,
  report,
  reportReceipt,
  type AccountCounts,
  type Follow,
  type Relation,
  type Report,
  type ReportReceipt,
} from './visitor.js';
