import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { LatePart, type SectionSlotProps } from '@oa-profile/plugin-sdk/internal';
import { Skeleton } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { memo, useMemo, type ReactElement } from 'react';
import styles from './section-slot.module.css';

/**
 * The place of a section: its code is loaded when it comes near. Where the first screen has an offer of it that can
 * depend on the visitor, or the server could not wait for it, it does not wait for them to come near: they see the offer
 * before.
 */
export const SectionSlot = memo(function SectionSlot({
  section,
  id,
  isWhole = false,
}: SectionSlotProps): ReactElement {
  const { type } = section;
  const props = useMemo(() => ({ section, id, isWhole }), [section, id, isWhole]);
  const origin = useProfileSelector(({ page }) => page.origin);
  const outline = useProfileSelector(({ page }) => page.outline.find((each) => each.id === id));
  // Only in the app is anybody known, and only what comes from a sub-page can be the visitor's own.
  const hasOwnOffer =
    origin === 'liff' &&
    section.pageId !== undefined &&
    outline?.highlights.some(({ kind }) => kind === 'offer');
  const mayHaveOffer = hasOwnOffer || outline?.comesLate;
  return (
    <LatePart
      when={mayHaveOffer ? 'idle' : 'near'}
      load={async (i18n, services) => {
        const [{ loadSection }, plugins] = await Promise.all([
          import('./load-section.js'),
          services.plugins.load(),
        ]);
        return loadSection(plugins, type, i18n, (error) => services.captureError(error, 'sections'));
      }}
      name={type}
      id={id}
      props={props}
      fallback={<Skeleton lines={6} />}
      className={clsx(styles.slot, !isWhole && outline?.size === 'half' && styles.half)}
    />
  );
});
