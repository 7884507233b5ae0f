import type { Feature } from '../../core/feature/feature.js';

export const callFeature = {
  name: 'call',
  // Some accounts take calls, and few visitors call: the contact sheet, which leads here, loads it ahead of the tap.
  isRare: true,
  dialogs: {
    call: () => import('./call-dialog.js').then(({ CallDialog }) => ({ Component: CallDialog })),
  },
} satisfies Feature;

declare module '../../core/dialogs/dialogs-slice.js' {
  interface Dialogs {
    call: object;
  }
}
