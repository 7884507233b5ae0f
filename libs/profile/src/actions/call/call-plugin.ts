import type { Plugin } from '@oa-profile/plugin-sdk/page';

export const callPlugin = {
  name: 'page/call',
  states: ['callSettings'],
  // Some accounts take calls, and few visitors call: the contact sheet, which leads here, loads it ahead of the tap.
  isRare: true,
  dialogs: {
    call: () => import('./call-dialog.js').then(({ CallDialog }) => ({ Component: CallDialog })),
  },
} satisfies Plugin;

declare module '@oa-profile/plugin-sdk/declared' {
  interface Dialogs {
    call: object;
  }
}
