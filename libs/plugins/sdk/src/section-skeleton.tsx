import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Skeleton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { AnyProfilePlugin } from './plugin.js';

/** Placeholder for a section: the plugin's own skeleton, or lines. */
export function SectionSkeleton({
  plugin: { Skeleton: Own },
}: {
  plugin: Pick<AnyProfilePlugin, 'Skeleton'>;
}): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Own ? <Own /> : <Skeleton lines={4} />}
    </>
  );
}
