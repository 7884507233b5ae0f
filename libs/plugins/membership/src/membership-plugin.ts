import { membership, type Membership } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { MembershipSection } from './membership-section.js';
import { MembershipSkeleton } from './membership-skeleton.js';
import { membershipTexts } from './texts.js';

/** Plans of an account: what they cost each month and what they bring. */
export const membershipPlugin: ProfilePlugin<Membership> = definePlugin({
  type: 'membership',
  texts: membershipTexts,
  schema: membership,
  source: { kind: 'sub-page', type: 'MEMBERSHIP', personal: true },
  isEmpty: ({ plans }) => plans.length === 0,
  Section: MembershipSection,
  Skeleton: MembershipSkeleton,
  body: 'bare',
});
