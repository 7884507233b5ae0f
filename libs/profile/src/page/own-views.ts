import type { Feature } from '@oa-profile/plugin-sdk/page';
import type { ViewKinds } from '@oa-profile/plugin-sdk/internal';
import { ownFeatures } from './features.js';

/** The views of features, as the page knows them before their code is there. */
export const ownViewsOf = (of: readonly Feature[]): ViewKinds =>
  Object.fromEntries(
    of.flatMap(({ views = {} }) =>
      Object.entries(views).map(([name, { isWide, isTask, ofItems, sections }]) => [
        name,
        { isWide, isTask, ofItems, sections },
      ]),
    ),
  );

/** Those of every page. */
export const ownViews: ViewKinds = ownViewsOf(ownFeatures);
