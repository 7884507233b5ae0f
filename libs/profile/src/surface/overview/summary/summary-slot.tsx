import { addTexts } from '@oa-profile/i18n';
import { useI18n } from '@oa-profile/i18n/react';
import { memo, type ReactElement } from 'react';
import { LatePart } from '../../../core/late/late-part.js';

/**
 * The place of the column that only a wide page shows. A narrow page hides it, so it is never near the window, and its
 * code and map are never loaded.
 */
export const SummarySlot = memo(function SummarySlot(): ReactElement {
  const i18n = useI18n();
  return (
    <LatePart
      load={async () => {
        const { Summary, actionTexts, factTexts, placeTexts } = await import('./late-summary.js');
        await Promise.all([actionTexts, factTexts, placeTexts].map((texts) => addTexts(i18n, texts)));
        return Summary;
      }}
      name="summary"
      saysFailure={false}
    />
  );
});
