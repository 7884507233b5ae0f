import {
  type LateProps,
  sectionElementId,
  useAccountLang,
  useLatePlugins,
  useProfileSelector,
  viewHref,
  viewPath,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts, GuardedPart, type View } from '@oa-profile/plugin-sdk/internal';
import { openStatus, toneClass } from '@oa-profile/plugin-sdk/hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Avatar, Icon, chevronLeftIcon, chevronRightIcon, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactElement } from 'react';
import { factTexts } from './fact-texts.js';
import { pageRow, useRowEnds } from './row-ends.js';
import { useFacts } from './use-facts.js';
import { leadToSection } from './lead-to-section.js';
import styles from './section-bar.module.css';
import { useSectionInView } from './use-section-in-view.js';
import { useSectionsNow } from './use-sections-now.js';

interface SectionBarProps extends LateProps {
  /** Below the heading of a view, which shows the account's name. @default false */
  isInView?: boolean;
}

/**
 * The account's name, a tab for each of its pages if there are several, and a chip for each section: that of the
 * section in view is marked and scrolled to, and above the first one the tab of the page.
 */
export function SectionBar({ isInView = false, onInteractive }: SectionBarProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(actionTexts);
  const plugins = useLatePlugins().loaded;
  const outline = useSectionsNow(useProfileSelector(({ page }) => page.outline));
  const chips = useRef<HTMLUListElement>(null);
  const current = useSectionInView(outline);
  const { hasBefore, hasAfter } = useRowEnds(chips);
  useEffect(() => {
    const row = chips.current;
    // Do not scroll the focused chip away from keyboard users.
    if (!row || row.contains(document.activeElement)) return;
    // Above the first section, the page's own tab, or the start of a row without tabs.
    const marked = current === undefined ? 'page' : 'true';
    const stop = row.querySelector(`[aria-current=${marked}]`)?.parentElement;
    const { offsetLeft, offsetWidth } = stop ?? { offsetLeft: 0, offsetWidth: 0 };
    const middle = offsetLeft - (row.clientWidth - offsetWidth) / 2;
    // Only the row: `scrollIntoView` would move the page, too. What fits at the start leaves the row there.
    const fits = offsetLeft >= 0 && offsetLeft + offsetWidth <= row.clientWidth;
    row.scrollTo({ left: fits ? 0 : middle });
  }, [current]);
  return (
    <nav className={styles.bar} aria-label={t('sections.label')}>
      {!isInView && <Identity />}
      <div className={styles.row}>
        <ul role="list" className={styles.chips} ref={chips} data-row="arrows">
          <Tabs />
          {outline.map(({ id, title }) => (
            <li key={id} className={styles.section}>
              <a
                className={styles.chip}
                href={`#${sectionElementId(id)}`}
                aria-current={id === current ? 'true' : undefined}
                onClick={leadToSection}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        {(hasBefore || hasAfter) && (
          <>
            <Arrow icon={chevronLeftIcon} isAtEnd={!hasBefore} onClick={() => pageRow(chips.current, -1)} />
            <Arrow icon={chevronRightIcon} isAtEnd={!hasAfter} onClick={() => pageRow(chips.current, 1)} />
          </>
        )}
        {plugins.map(
          ({ name, texts, BarButton }) =>
            BarButton && <GuardedPart key={name} name={name} texts={texts} Part={BarButton} />,
        )}
      </div>
    </nav>
  );
}

interface ArrowProps {
  icon: IconShape;
  /** The row goes no further. */
  isAtEnd: boolean;
  onClick: () => void;
}

/** Scrolls the row, for visitors who have only a mouse. The keyboard moves from chip to chip, and the row follows. */
function Arrow({ icon, isAtEnd, onClick }: ArrowProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.arrow}
      tabIndex={-1}
      aria-hidden="true"
      disabled={isAtEnd}
      onClick={onClick}
    >
      <Icon shape={icon} />
    </button>
  );
}

/** The pages of the account, first page first. Each is a document: the links need no script. */
function Tabs(): ReactElement[] | null {
  const t = useTexts(actionTexts);
  const lang = useAccountLang();
  const page = useProfileSelector((state) => state.page);
  const { tabs, initialView } = page;
  if (tabs.length === 0) return null;
  const pages: { view: View; title: string; lang?: string | undefined }[] = [
    { view: { name: 'profile' }, title: t('sections.home') },
    ...tabs.map(({ id, title }) => ({ view: { name: 'page' as const, pageId: id }, title, lang })),
  ];
  return pages.map(({ view, title, lang: titleLang }) => {
    const isCurrent = viewPath(view) === viewPath(initialView);
    return (
      <li key={viewPath(view)}>
        <a
          className={styles.tab}
          // The current page's tab leads to its top.
          href={isCurrent ? '#top' : viewHref(page, view)}
          aria-current={isCurrent ? 'page' : undefined}
          lang={titleLang}
        >
          {title}
        </a>
      </li>
    );
  });
}

/**
 * The account's name and whether it is open, visual only: it is behind the profile card until that has scrolled away,
 * so the focus on it could be invisible.
 */
function Identity(): ReactElement {
  const { name, icon } = useProfileSelector(({ page }) => page.account);
  const lang = useAccountLang();
  return (
    <a className={styles.identity} href="#top" tabIndex={-1} aria-hidden="true">
      <Avatar name={name} picture={icon} size="small" className={styles.icon} />
      <span className={styles.name} lang={lang}>
        {name}
      </span>
      <StatusDot />
    </a>
  );
}

function StatusDot(): ReactElement | null {
  const t = useTexts(factTexts);
  const { facts, now } = useFacts();
  const timeZone = useProfileSelector(({ page }) => facts.status?.hours.timeZone ?? page.account.timeZone);
  const formatters = useFormatters(timeZone);
  if (!facts.status) return null;
  const { tone, word } = openStatus(facts.status.state, { timeZone, now, t, formatters });
  return (
    <span className={clsx(styles.status, toneClass(tone))}>
      <span className={styles.dot} />
      {word}
    </span>
  );
}
