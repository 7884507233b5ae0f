import { placeFeature } from '@oa-profile/plugin-place';
import type { Feature } from '@oa-profile/plugin-sdk/page';
import { queueFeature } from './queue/queue-feature.js';

/** What visitors can do here, besides what every account has. */
export const features: readonly Feature[] = [queueFeature, placeFeature];
