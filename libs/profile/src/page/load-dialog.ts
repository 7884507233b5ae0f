import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { actionTexts } from '../core/texts/action-texts.js';
import type { DialogName } from '../core/dialogs/dialogs-slice.js';
import { closedIfBroken } from './closed-if-broken.js';
import { features } from './features.js';

/** The names of the pop-ups whose code is loaded ahead of the tap. */
export const dialogNames = features
  .filter(({ isRare = false }) => !isRare)
  .flatMap(({ dialogs = {} }) => Object.keys(dialogs) as DialogName[]);

/** Loads the code of a pop-up, with the texts of actions, which all pop-ups use. */
export async function loadDialog(name: DialogName, i18n: i18n): Promise<ComponentType> {
  const load = features.find(({ dialogs }) => dialogs?.[name])?.dialogs?.[name];
  if (!load) throw new RangeError(`Unknown pop-up ${name}`);
  const [{ Component, texts }] = await Promise.all([load(), addTexts(i18n, actionTexts)]);
  if (texts) await addTexts(i18n, texts);
  return closedIfBroken(Component);
}
