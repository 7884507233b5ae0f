import type { Language } from '@oa-profile/i18n';

/** A story in a language and a scheme. */
export interface Look {
  story: string;
  language: Language;
  scheme: 'light' | 'dark';
  /** `top` is the upper part of a phone's screen. @default 'phone' */
  screen?: 'phone' | 'top' | 'desktop';
  /** The whole page, and not only its first screen. @default false */
  whole?: boolean;
}

const plugins = [
  'announcements',
  'basic-information',
  'busy-times',
  'coupon',
  'delivery',
  'faq',
  'mall-recommendations',
  'media-feed',
  'membership',
  'reviews',
  'reward-card',
  'showcase',
  'signboard',
  'social-media',
  'takeout',
];

/** Stories with many images, whose pictures would be large: the upper part is enough. */
const large = [
  'plugins-media-feed--default',
  'plugins-coupon--default',
  'plugins-mall-recommendations--default',
];

const parts = [
  'profile-header--verified',
  'profile-facts--all',
  'profile-action-bar--friend',
  'profile-shortcuts--in-the-app',
  'profile-contact-dialog--everything-works',
  'profile-call-dialog--outside-hours',
  'profile-save-dialog--each-is-explained',
  'profile-add-friend-in-the-app--open',
  'profile-confirm-in-the-app--favorite',
  'profile-report--default',
  'plugins-reservation--default',
  'profile-error-page--not-found',
];

const light = (story: string, language: Language): Look => ({ story, language, scheme: 'light' });
const dark = (story: string, language: Language): Look => ({ story, language, scheme: 'dark' });

/**
 * What is compared: each plugin and each part of the page once, in turns in light and in dark and in three languages, and
 * whole pages and all components in both schemes. A scheme is one set of tokens, whose contrast tests of
 * `libs/ui` calculate.
 */
export const looks: readonly Look[] = [
  ...plugins
    .map((plugin) => `plugins-${plugin}--default`)
    .map((story, index) => (index % 2 ? dark(story, 'ja') : light(story, 'en')))
    .map((look): Look => ({
      ...look,
      ...(large.includes(look.story) ? { screen: 'top' } : { whole: true }),
    })),
  ...parts.map((story, index) => (index % 2 ? light(story, 'th') : dark(story, 'en'))),
  light('profile-all-plugins--phone', 'en'),
  dark('profile-all-plugins--phone', 'ja'),
  { ...light('profile-whole-page--desktop', 'en'), screen: 'desktop' },
  { ...light('ui-overview--overview', 'en'), screen: 'desktop' },
  { ...dark('ui-overview--overview', 'en'), screen: 'desktop' },
];
