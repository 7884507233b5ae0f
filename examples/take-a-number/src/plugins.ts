import { basicInfoPlugin } from '@oa-profile/plugin-basic-info';
import { faqPlugin } from '@oa-profile/plugin-faq';
import { placePlugin } from '@oa-profile/plugin-place';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { queuePlugin } from './queue/queue-plugin.js';

/** What this site shows, and what visitors can do here besides what every account has. */
export const plugins: readonly Plugin[] = [basicInfoPlugin, faqPlugin, queuePlugin, placePlugin];
