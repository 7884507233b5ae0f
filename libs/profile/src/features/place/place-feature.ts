import type { Feature } from '../../core/feature/feature.js';

/** Where the account is. */
export const placeFeature = {
  name: 'place',
  views: { place: () => import('./late-place.js').then(({ latePlace }) => latePlace) },
} satisfies Feature;
