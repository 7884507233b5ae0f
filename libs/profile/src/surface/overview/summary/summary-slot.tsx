import { LatePart, loadFeatures, useLateFeatures } from '@oa-profile/feature-sdk';
import { memo, type ReactElement } from 'react';

/**
 * The place of the column that only a wide page shows. A narrow page hides it, so it is never near the window, and its
 * code and pictures are never loaded.
 */
export const SummarySlot = memo(function SummarySlot(): ReactElement {
  const features = useLateFeatures();
  return (
    <LatePart
      load={async (i18n, services) => {
        const [{ createSummary }, parts] = await Promise.all([
          import('./late-summary.js'),
          loadFeatures(features, i18n).then((all) =>
            Promise.allSettled(all.map(async ({ summary }) => summary?.())),
          ),
        ]);
        return createSummary(i18n, parts, (error) => services.captureError(error, 'load summary'));
      }}
      name="summary"
      saysFailure={false}
    />
  );
});
