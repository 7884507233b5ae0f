import { rewardCard, type RewardCard } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { RewardCardSection } from './reward-card-section.js';
import { RewardCardSkeleton } from './reward-card-skeleton.js';
import { rewardCardTexts } from './texts.js';

/** The visitor's stamp card of an account. */
export const rewardCardPlugin: ProfilePlugin<RewardCard> = definePlugin({
  type: 'reward-card',
  texts: rewardCardTexts,
  schema: rewardCard,
  source: { kind: 'sub-page', type: 'SHOPCARD', personal: true },
  // A card without a stamp invites to collect the first one.
  isEmpty: () => false,
  emptyOn: ['HTTP_NOT_FOUND', 'DATA_NOT_FOUND'],
  Section: RewardCardSection,
  Skeleton: RewardCardSkeleton,
  body: 'flush',
});
