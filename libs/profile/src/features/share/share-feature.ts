import type { Feature } from '../../core/feature/feature.js';

/** Sharing a link if neither the app nor the browser can. */
export const shareFeature = {
  name: 'share',
  dialogs: {
    share: () => import('./share-pop-ups.js').then(({ ShareDialog }) => ({ Component: ShareDialog })),
  },
} satisfies Feature;
