import { basicInfoOf } from '../../core/account/basic-info-of.js';
import { sectionsWithInfo } from '../../core/account/sections-with-info.js';
import { linksOf } from '../../core/feature/feature-links.js';
import type { Feature } from '../../core/feature/feature.js';
import type { PageState } from '../../core/store/page-state.js';
import type { TranslateAction } from '../../core/texts/action-texts.js';
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
