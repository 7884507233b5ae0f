import { signboard, type Signboard } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { SignboardSection } from './signboard-section.js';
import { SignboardSkeleton } from './signboard-skeleton.js';
import { signboardTexts } from './texts.js';

/** One big picture, or a text, with a link. */
export const signboardPlugin: ProfilePlugin<Signboard> = definePlugin({
  type: 'signboard',
  texts: signboardTexts,
  schema: signboard,
  source: { kind: 'account-page' },
  // A link alone says nothing.
  isEmpty: ({ picture, text }) => picture === undefined && text === undefined,
  Section: SignboardSection,
  Skeleton: SignboardSkeleton,
  body: 'flush',
});
