import type { Feature } from '../../core/feature.js';

/** Sharing a link where the surroundings have no way to do it. */
export const shareFeature = {
  name: 'share',
  dialogs: {
    share: () => import('./share-dialog.js').then(({ ShareDialog }) => ({ Component: ShareDialog })),
  },
} satisfies Feature;
