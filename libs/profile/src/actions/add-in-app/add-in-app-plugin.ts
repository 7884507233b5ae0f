import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { AddInAppDialog } from './add-in-app-dialog.js';
import { ContinueInAppDialog } from './continue-in-app-dialog.js';

/** The ways into the app, for what a browser cannot do. */
export const addInAppPlugin = {
  name: 'page/add-in-app',
  dialogs: {
    addInApp: () => ({ Component: AddInAppDialog }),
    continueInApp: () => ({ Component: ContinueInAppDialog }),
  },
} satisfies Plugin;
