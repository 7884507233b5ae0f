import type { SubPagePluginType } from '@oa-profile/api-client';

/** A type of section that the page knows (docs/product.md#sections). */
export interface SectionSource {
  type: string;
  /** Where its data come from, if they have an endpoint of their own. */
  plugin?: SubPagePluginType;
  /** Name of the data's schema in the document, for those with an endpoint. */
  schema?: string;
  /** Whether the data depend on the visitor. */
  personal?: true;
}

/** The types of sections. Plugins are no dependency of the kit; the tests of the platform compare the two. */
export const sectionSources: readonly SectionSource[] = [
  { type: 'announcements' },
  { type: 'basic-info' },
  { type: 'busy-times', plugin: 'TRAFFICINFO', schema: 'BusyTimes' },
  { type: 'coupon', plugin: 'COUPON', schema: 'Coupons', personal: true },
  { type: 'delivery' },
  { type: 'faq' },
  { type: 'mall-recommendations' },
  { type: 'media-feed', plugin: 'MEDIA', schema: 'MediaFeed' },
  { type: 'membership', plugin: 'MEMBERSHIP', schema: 'Membership', personal: true },
  { type: 'reviews' },
  { type: 'reward-card', plugin: 'SHOPCARD', schema: 'RewardCard', personal: true },
  { type: 'showcase', plugin: 'EZSTORE', schema: 'Showcase' },
  { type: 'signboard' },
  { type: 'social-media' },
  { type: 'takeout' },
];
