import type { BasicInfo, Money } from '@oa-profile/api-client/schemas';
import type { BusinessHours } from '@oa-profile/business-hours';

/** What a visitor doubts, or wants to know more of: what the page says, as it says it. */
export type AskedFact =
  | { kind: 'hours'; hours: BusinessHours }
  | { kind: 'address'; text: string }
  | { kind: 'prices'; priceRanges: BasicInfo['priceRanges'] }
  /** Something that one can order, with its price where it has one. */
  | { kind: 'item'; title: string; price?: Money | undefined };
