import type { SubPagePluginType } from '@oa-profile/api-client';
import {
  announcements,
  basicInfo,
  delivery,
  faq,
  reviews,
  signboard,
  socialMedia,
  takeout,
} from '@oa-profile/api-client/schemas';

/** Sections whose data come with the account page: where a seed has them, and how they are checked. */
export const accountPageSections = {
  'basic-info': { key: 'basicInfo', schema: basicInfo },
  faq: { key: 'faq', schema: faq },
  delivery: { key: 'delivery', schema: delivery },
  takeout: { key: 'takeout', schema: takeout },
  reviews: { key: 'reviews', schema: reviews },
  'social-media': { key: 'socialMedia', schema: socialMedia },
  signboard: { key: 'signboard', schema: signboard },
  announcements: { key: 'announcements', schema: announcements },
} as const;

/** Sections with an endpoint of their own, and which of its types they ask for. */
export const subPageSections = {
  'busy-times': 'TRAFFICINFO',
  showcase: 'EZSTORE',
  coupon: 'COUPON',
  'media-feed': 'MEDIA',
  'reward-card': 'SHOPCARD',
  membership: 'MEMBERSHIP',
} as const satisfies Record<string, SubPagePluginType>;

/** The section of the account's recommendations, which have an endpoint too. */
export const RECOMMENDATION_SECTION = 'mall-recommendations';

export type AccountPageSection = keyof typeof accountPageSections;
export type SubPageSection = keyof typeof subPageSections;

/** Everything that an owner can put on the page. */
export type SectionType = AccountPageSection | SubPageSection | typeof RECOMMENDATION_SECTION;

/** All of {@link SectionType}. */
export const sectionTypes: readonly SectionType[] = [
  ...(Object.keys(accountPageSections) as AccountPageSection[]),
  ...(Object.keys(subPageSections) as SubPageSection[]),
  RECOMMENDATION_SECTION,
];

/** Whether the data of a section come with the account page. */
export const isAccountPageSection = (type: SectionType): type is AccountPageSection =>
  type in accountPageSections;

/** Whether a section has a sub-page endpoint. */
export const isSubPageSection = (type: SectionType): type is SubPageSection => type in subPageSections;
