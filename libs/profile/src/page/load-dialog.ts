import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { actionTexts } from '../core/texts/action-texts.js';
import type { DialogName } from '../core/dialogs/dialogs-slice.js';

const loaders: Readonly<Record<DialogName, (i18n: i18n) => Promise<ComponentType>>> = {
  addInApp: () =>
    import('../features/add-in-app/add-in-app-dialog.js').then(({ AddInAppDialog }) => AddInAppDialog),
  continueInApp: () =>
    import('../features/add-in-app/add-in-app-dialog.js').then(
      ({ ContinueInAppDialog }) => ContinueInAppDialog,
    ),
  more: () => import('../surface/shortcuts/more-dialog.js').then(({ MoreDialog }) => MoreDialog),
  share: () => import('../features/share/share-dialog.js').then(({ ShareDialog }) => ShareDialog),
  contact: async (i18n) => {
    const { ContactDialog, contactTexts } = await import('../surface/contact/index.js');
    await addTexts(i18n, contactTexts);
    return ContactDialog;
  },
  save: () => import('../surface/save/save-dialog.js').then(({ SaveDialog }) => SaveDialog),
  call: () => import('../features/call/call-dialog.js').then(({ CallDialog }) => CallDialog),
};

/** Loads the code of a pop-up, with the texts of actions that all of them use. */
export async function loadDialog(name: DialogName, i18n: i18n): Promise<ComponentType> {
  const [component] = await Promise.all([loaders[name](i18n), addTexts(i18n, actionTexts)]);
  return component;
}
