import {
  type LateProps,
  overviewOf,
  type SectionOutline,
  useIsHydrated,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts, onResize, useSectionHref } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { leadToSection } from './lead-to-section.js';
import styles from './section-index.module.css';
import { useSectionInView } from './use-section-in-view.js';
import { useSectionsNow } from './use-sections-now.js';

const nothing: readonly SectionOutline[] = [];

/** Above the card and below the index, in pixels. */
const MARGINS = 24 + 8;

/**
 * All sections at once, below the profile card, where the window has room for all of them; the section in view is
 * marked. The bar above the sections, whose row can be too short for its chips, then does without them if it has tabs.
 */
export function SectionIndex({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  // Where it has room only script knows: the server's document does without it.
  const isInBrowser = useIsHydrated();
  return isInBrowser ? <Index /> : null;
}

function Index(): ReactElement {
  const t = useTexts(actionTexts);
  const outline = useSectionsNow(useProfileSelector(({ page }) => overviewOf(page)));
  const isProfile = useProfileSelector(({ view }) => view.name === 'profile');
  const sectionHref = useSectionHref();
  const nav = useRef<HTMLElement>(null);
  const [fits, setFits] = useState(false);
  const current = useSectionInView(isProfile && fits ? outline : nothing);
  useEffect(() => {
    const element = nav.current;
    const card = element?.parentElement?.previousElementSibling;
    if (!element || !(card instanceof HTMLElement)) return undefined;
    const measure = (): void =>
      setFits(card.offsetHeight + MARGINS + element.offsetHeight <= document.documentElement.clientHeight);
    const stop = onResize(card, measure);
    window.addEventListener('resize', measure);
    return () => {
      stop();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return (
    <nav ref={nav} className={styles.index} aria-label={t('index.label')} data-fits={fits ? '' : undefined}>
      <ul role="list" className={styles.list}>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a
              className={styles.link}
              href={sectionHref(id)}
              aria-current={id === current ? 'true' : undefined}
              onClick={leadToSection}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
