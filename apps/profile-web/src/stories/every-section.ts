import type { PageSection } from '@oa-profile/api-client/schemas';
import * as accountPage from './account-page-data.js';
import * as own from './own-endpoint-data.js';

const withData = (type: string, data: unknown): PageSection => ({ type, id: type, data });
const asked = (type: string): PageSection => ({ type, id: type, pageId: 'home' });

/** A page with a section of every plugin, in an order that an owner might choose. */
export const everySection: PageSection[] = [
  withData('signboard', accountPage.signboard),
  withData('announcements', accountPage.announcements),
  asked('coupon'),
  withData('basic-info', accountPage.basicInfo),
  asked('busy-times'),
  withData('takeout', accountPage.takeout),
  withData('delivery', accountPage.delivery),
  asked('media-feed'),
  asked('reward-card'),
  asked('membership'),
  asked('showcase'),
  withData('reviews', accountPage.reviews),
  withData('faq', accountPage.faq),
  withData('social-media', accountPage.socialMedia),
  asked('mall-recommendations'),
];

const answers: Readonly<Record<string, unknown>> = {
  coupon: own.coupons,
  'busy-times': own.busyTimes,
  'media-feed': own.media,
  'reward-card': own.rewardCard,
  membership: own.membership,
  showcase: own.showcase,
  recommendation: own.recommendation,
};

/** What the API answers when the page asks for the data of {@link everySection}; to everything else, nothing comes. */
export async function answerSectionData({ url }: Request): Promise<Response> {
  const asks = new URL(url).pathname.split('/').at(-1) ?? '';
  const result = answers[asks];
  return result === undefined ? new Promise(() => undefined) : Response.json({ result });
}
