import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Skeleton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { AnyPluginSection } from './section.js';
import styles from './section-skeleton.module.css';

/** The height of what most sections show at first on a phone: between 280 and 440 px. */
const LINES = 12;

/** Placeholder for a section: the plugin's own skeleton, or lines. */
export function SectionSkeleton({
  section: { Skeleton: Own, body },
}: {
  section: Pick<AnyPluginSection, 'Skeleton' | 'body'>;
}): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {Own ? <Own /> : <Skeleton lines={LINES} className={body === 'flush' ? styles.inset : undefined} />}
    </>
  );
}
