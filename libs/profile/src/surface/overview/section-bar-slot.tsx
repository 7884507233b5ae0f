import { useLatePlugins, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { LatePart, loadPlugins, MIN_SECTIONS } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import { clsx } from 'clsx';
import { memo, type ReactElement } from 'react';
import styles from './section-bar.module.css';

const inView = { isInView: true };

interface SectionBarSlotProps {
  /** Below the heading of a view, which shows the account's name. @default false */
  isInView?: boolean;
}

/**
 * The place of the section bar, which stays at the upper edge of the window: plain anchors until its code has loaded.
 */
export const SectionBarSlot = memo(function SectionBarSlot({
  isInView = false,
}: SectionBarSlotProps): ReactElement | null {
  const plugins = useLatePlugins();
  const isWorthwhile = useProfileSelector(
    ({ page }) => page.outline.length >= MIN_SECTIONS || page.tabs.length > 0,
  );
  if (!isWorthwhile) return null;
  return (
    <LatePart
      className={clsx(styles.place, isInView && styles.inView)}
      load={async (i18n) => {
        const [{ SectionBar, factTexts }] = await Promise.all([
          import('./index.js'),
          loadPlugins(plugins, i18n, { isRetried: true }),
        ]);
        await addTexts(i18n, factTexts);
        return SectionBar;
      }}
      name="section bar"
      props={isInView ? inView : undefined}
      saysFailure={false}
    />
  );
});
