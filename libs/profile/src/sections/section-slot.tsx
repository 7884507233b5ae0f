import type { PageSection } from '@oa-profile/api-client/schemas';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { Skeleton } from '@oa-profile/ui';
import { Suspense, memo, use, useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageEnvironment } from '../store/hooks.js';
import { createSectionLoader, type LoadedCode } from './section-loader.js';
import styles from './section-slot.module.css';
import { whenNear } from './when-near.js';

/** When the code of sections is loaded: on the server at once, in the browser when they come near. */
export type SectionLoading = 'eager' | 'near';

interface SectionSlotProps {
  section: PageSection;
  id: string;
  loading: SectionLoading;
  loadPlugin: (type: string) => Promise<AnyProfilePlugin>;
}

/**
 * The place of a section. The server's markup stays in it until the section's code has come; React leaves a boundary
 * alone that suspends while it hydrates. It must not be rendered again meanwhile, or React would replace the markup:
 * hence the memo, and no state of the page is read out here.
 */
export const SectionSlot = memo(function SectionSlot({
  section,
  id,
  loading,
  loadPlugin,
}: SectionSlotProps): ReactElement {
  const { i18n } = useTranslation();
  const { services, earlyClick } = usePageEnvironment();
  const place = useRef<HTMLDivElement>(null);
  const [loader] = useState(() => {
    const created = createSectionLoader(
      () => loadPlugin(section.type),
      i18n,
      (error) => services.captureError(error, `load ${section.type}`),
    );
    if (loading === 'eager') created.start();
    return created;
  });
  useEffect(() => (place.current ? whenNear(place.current, loader.start) : undefined), [loader]);
  const onInteractive = useCallback(() => {
    if (place.current) earlyClick?.repeatIn(place.current);
  }, [earlyClick]);
  return (
    <div ref={place} className={styles.slot}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <SectionWithCode code={loader.code} section={section} id={id} onInteractive={onInteractive} />
      </Suspense>
    </div>
  );
});

interface SectionWithCodeProps {
  code: Promise<LoadedCode>;
  section: PageSection;
  id: string;
  onInteractive: () => void;
}

function SectionWithCode({ code, ...place }: SectionWithCodeProps): ReactElement {
  const { LoadedSection, plugin } = use(code);
  return <LoadedSection plugin={plugin} {...place} />;
}
