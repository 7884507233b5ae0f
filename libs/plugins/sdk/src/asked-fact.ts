import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Money } from '@oa-profile/api-client';
import type { BusinessHours } from '@oa-profile/business-hours';

/** A fact that a visitor doubts or wants to know more about, as the page shows it. */
export type AskedFact =
  | { kind: 'hours'; hours: BusinessHours }
  | { kind: 'address'; text: string }
  | { kind: 'prices'; priceRanges: BasicInfo['priceRanges'] }
  /** Something to order, with its price if it has one. */
  | { kind: 'item'; title: string; price?: Money | undefined };
