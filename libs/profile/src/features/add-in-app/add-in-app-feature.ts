import type { Feature } from '../../core/feature/feature.js';

/** The ways into the app, for what a browser cannot do. */
export const addInAppFeature = {
  name: 'add-in-app',
  dialogs: {
    addInApp: () =>
      import('./add-in-app-dialog.js').then(({ AddInAppDialog }) => ({ Component: AddInAppDialog })),
    continueInApp: () =>
      import('./continue-in-app-dialog.js').then(({ ContinueInAppDialog }) => ({
        Component: ContinueInAppDialog,
      })),
  },
} satisfies Feature;
