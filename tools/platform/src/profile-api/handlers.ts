import type { OperationName } from '@oa-profile/api-client';
import { getAccountPage, getCounts, getFriendCount } from './account-page.js';
import type { Handler } from './call.js';
import { getCallSetting, getReplyTime, getResponseMode } from './contact.js';
import { follow, getFollow, unfollow } from './follow.js';
import { getRecommendation } from './recommendation.js';
import { getRelation, updateFavorite, updateFriendship } from './relation.js';
import { report, settleReport } from './report.js';
import { getReservationInventory, reserve, settleReservation } from './reservation.js';

/** The handlers of all operations of the Profile API; a missing one is a compile error. */
export const handlers: { readonly [Name in OperationName]: Handler<Name> } = {
  getAccountPage,
  getFriendCount,
  getCounts,
  getRelation,
  updateFriendship,
  updateFavorite,
  getFollow,
  follow,
  unfollow,
  getCallSetting,
  getReservationInventory,
  reserve,
  settleReservation,
  getReplyTime,
  getResponseMode,
  getRecommendation,
  report,
  settleReport,
};
