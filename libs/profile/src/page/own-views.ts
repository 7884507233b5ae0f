import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { ViewKinds } from '@oa-profile/plugin-sdk/internal';
import { ownPlugins } from './own-plugins.js';

/** The views of plugins, as the page knows them before their code is there. */
export const ownViewsOf = (of: readonly Plugin[]): ViewKinds =>
  Object.fromEntries(
    of.flatMap(({ views = {} }) =>
      Object.entries(views).map(([name, { isWide, isTask, ofItems, sections }]) => [
        name,
        { isWide, isTask, ofItems, sections },
      ]),
    ),
  );

/** Those of every page. */
export const ownViews: ViewKinds = ownViewsOf(ownPlugins);
