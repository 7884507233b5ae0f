import {
  basicInfoOf,
  type Feature,
  linksOf,
  type PageState,
  sectionsWithInfo,
  type TranslateAction,
} from '@oa-profile/feature-sdk';
import { plainChannels } from './channels.js';

/** Whether there are more ways than the chat to reach the account. */
export const hasChannels = (
  page: PageState,
  features: readonly Feature[],
  onError: (error: unknown) => void,
): boolean =>
  page.account.features.includes('call') ||
  plainChannels(basicInfoOf(sectionsWithInfo(page))).length > 1 ||
  linksOf(features, 'channel', page, wordless, onError).length > 0;

/** Whether there is a link does not depend on its words. */
const wordless = ((key: string) => key) as unknown as TranslateAction;
