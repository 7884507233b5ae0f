/** All schemas of results and bodies: the API's document names them as they are named here. */
export {
  account,
  accountPage,
  businessTypes,
  nearbyPlace,
  searchId,
  section,
  subPage,
} from './account-page.js';
export { basicInfo, facilities, healthAndSafetyMeasures, paymentMethods } from './basic-info.js';
export { businessHours, openInterval } from './business-hours.js';
export {
  callSetting,
  replyTime,
  reservation,
  reservationInventory,
  reservationRequest,
  responseModeSetting,
} from './contact.js';
export { recommendation, recommendedAccount, recommendedItem } from './recommendation.js';
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
} from './visitor.js';
