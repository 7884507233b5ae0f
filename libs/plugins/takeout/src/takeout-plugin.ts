import type { Takeout } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { isEmptyTakeout } from './is-empty-takeout.js';
import { takeoutSchema } from './takeout-schema.js';
import { TakeoutSection } from './takeout-section.js';
import { TakeoutSkeleton } from './takeout-skeleton.js';
import { takeoutTexts } from './texts.js';

/** What an account has to take away, when it takes orders, and how soon they are ready. */
export const takeoutPlugin: ProfilePlugin<Takeout> = definePlugin({
  type: 'takeout',
  texts: takeoutTexts,
  schema: takeoutSchema,
  source: { kind: 'account-page' },
  isEmpty: isEmptyTakeout,
  Section: TakeoutSection,
  Skeleton: TakeoutSkeleton,
  body: 'flush',
});
