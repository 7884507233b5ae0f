import { useLatePlugins } from '@oa-profile/plugin-sdk/page';
import { LatePart, loadPlugins } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import { memo, type ReactElement } from 'react';
import { factTexts } from '../fact-texts.js';

/**
 * The place of the column that only a wide page shows. A narrow page hides it, so it is never near the window, and its
 * code and pictures are never loaded.
 */
export const SummarySlot = memo(function SummarySlot(): ReactElement {
  const plugins = useLatePlugins();
  return (
    <LatePart
      load={async (i18n) => {
        const [{ Summary }] = await Promise.all([
          import('./late-summary.js'),
          loadPlugins(plugins, i18n, { isRetried: true }),
          addTexts(i18n, factTexts),
        ]);
        return Summary;
      }}
      name="summary column"
      saysFailure={false}
    />
  );
});
