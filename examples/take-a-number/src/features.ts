import { placeFeature } from '@oa-profile/feature-place';
import type { Feature } from '@oa-profile/feature-sdk';
import { queueFeature } from './queue/queue-feature.js';

/** What visitors can do here, besides what every account has. */
export const features: readonly Feature[] = [queueFeature, placeFeature];
