import {
  overviewOf,
  useLatePlugins,
  usePageEnvironment,
  useProfileSelector,
  viewHref,
  viewName,
  viewPath,
  type ProfileStore,
} from '@oa-profile/plugin-sdk/page';
import {
  createLateCode,
  HydrationBoundary,
  LatePart,
  MIN_SECTIONS,
  onResize,
  type View,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useI18n, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { ActionBar } from '../surface/action-bar/action-bar.js';
import { FactsSlot } from '../surface/overview/facts-slot.js';
import { AccountDescription } from '../surface/header/account-description.js';
import { ProfileHeader } from '../surface/header/profile-header.js';
import { hasPictures } from '../surface/overview/pictures/has-pictures.js';
import { PicturesSlot } from '../surface/overview/pictures/pictures-slot.js';
import { SummarySlot } from '../surface/overview/summary/summary-slot.js';
import { hasSummary } from '../surface/overview/summary/has-summary.js';
import { SectionBarSlot } from '../surface/overview/section-bar-slot.js';
import { SectionIndexSlot } from '../surface/overview/section-index-slot.js';
import { SectionList } from '../surface/sections/section-list.js';
import { ShortcutsSlot } from '../surface/shortcuts/shortcuts-slot.js';
import { PageFooter } from '../surface/footer/page-footer.js';
import { MenusSlot } from './menus-slot.js';
import styles from './profile-page.module.css';
import { firstPageType } from './first-page.js';

/**
 * One column on a phone; two on a desktop, where the profile card stays in view beside the sections; three where there
 * is room for a column with the account's key facts at a glance.
 *
 * Views take the place of the sections. The account stays: on a desktop with its card, on a phone with the action bar
 * and the line that leads back. The sections stay in the document behind a view that was opened from them, so that
 * going back finds them unchanged; if the visitor arrived at a view, the profile is a document of its own.
 */
export function ProfilePage(): ReactElement {
  const t = useTexts(commonTexts);
  const side = useRef<HTMLDivElement>(null);
  useCardSize(side);
  const summary = useRef<HTMLDivElement>(null);
  useCardSize(summary);
  useLatePageCode();
  const view = useProfileSelector((state) => state.view);
  const arrivedAtProfile = useProfileSelector(({ page }) => page.initialView.name === 'profile');
  const hasSections = useProfileSelector(({ page }) => page.sections.length > 0);
  const isThree = useProfileSelector(({ page }) => hasSummary(overviewOf(page)));
  // The documents of other views lack the styles of the row.
  const showsPictures = useProfileSelector(
    ({ page }) => page.initialView.name === 'profile' && hasPictures(overviewOf(page)),
  );
  const hasIndex = useProfileSelector(({ page }) => overviewOf(page).length >= MIN_SECTIONS);
  const isProfile = view.name === 'profile';
  const kind = useProfileSelector(({ page }) => page.ownViews[viewName(view)]);
  const Side = arrivedAtProfile ? 'div' : 'aside';
  return (
    <>
      {isProfile && hasSections && (
        <HydrationBoundary>
          <a className={styles.skip} href="#section-list">
            {t('page.skipToContent')}
          </a>
        </HydrationBoundary>
      )}
      <main
        // Reader modes go by such words: name and facts belong to the content, not only the sections.
        id={isProfile ? 'main-content' : undefined}
        className={clsx(
          styles.page,
          (hasSections || !isProfile) && styles.columns,
          isThree && styles.three,
          !isProfile && styles.behind,
          kind?.isWide && styles.wide,
          kind?.isTask && styles.task,
        )}
      >
        {/* Before the card: it is what the visitor came for. */}
        {!isProfile && <ViewHost view={view} className={styles.view} />}
        {/*
         * Reader modes also look at the ids. Without them, they count the card's commas, which change with the hour, and how
         * much of it leads elsewhere. In a view the card is not the content, and they leave it out by its class name.
         */}
        <Side ref={side} role="none" id={isProfile ? 'main-card' : undefined} className={styles.side}>
          <div id={isProfile ? 'oa-card-content' : undefined} className={styles.card}>
            <HydrationBoundary>
              <ProfileHeader pictures={showsPictures && <PicturesSlot />} />
            </HydrationBoundary>
            <div className={styles.actions}>
              <HydrationBoundary>
                <ActionBar />
              </HydrationBoundary>
              <MenusSlot />
            </div>
            <FactsSlot part="strip" />
            <ShortcutsSlot />
            <FactsSlot part="offer" />
            <HydrationBoundary>
              <AccountDescription />
            </HydrationBoundary>
          </div>
          {hasIndex && <SectionIndexSlot />}
        </Side>
        {isThree && (
          <div ref={summary} className={styles.summary}>
            <SummarySlot />
          </div>
        )}
        {arrivedAtProfile && (
          <div className={styles.sections} id="sections" hidden={!isProfile}>
            <SectionBarSlot />
            {/* Behind the bar, which has a stop for each section. */}
            <div id="section-list" className={styles.list} tabIndex={-1}>
              <SectionList />
            </div>
          </div>
        )}
      </main>
      <HydrationBoundary>
        <PageFooter />
      </HydrationBoundary>
    </>
  );
}

/** Tells the profile card's styles its height, which depends on its words and the visitor's text size. */
function useCardSize(card: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return onResize(element, () => element.style.setProperty('--card-size', `${element.offsetHeight}px`));
  }, [card]);
}

interface ViewHostProps {
  view: Exclude<View, { name: 'profile' }>;
  className: string | undefined;
}

function BackLink(): ReactElement {
  const t = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  return <a href={viewHref(page, { name: 'profile' })}>{t('common.backTo', { name: page.account.name })}</a>;
}

/** Shows a view beside the profile card, or, on a phone, in its place. */
function ViewHost({ view, className }: ViewHostProps): ReactElement {
  const plugins = useLatePlugins();
  return (
    <LatePart
      key={viewPath(view)}
      className={className}
      load={async (i18n) => {
        // The list of plugins is loaded in parallel with the code that needs one of them.
        const [{ loadView }] = await Promise.all([import('./load-view.js'), plugins.load()]);
        return loadView(view, i18n, plugins);
      }}
      name={`view ${viewName(view)}`}
      isUnique={'plugin' in view}
      when="at once"
      wayOn={<BackLink />}
    />
  );
}

/** Until the code has loaded, or if it cannot be, links lead to server pages, and going back leaves the page. */
function useLatePageCode(): void {
  const i18n = useI18n();
  const { services, openOverlays, savedAt, onUnanswered } = usePageEnvironment();
  const plugins = useLatePlugins();
  const store = useStore() as ProfileStore;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    // Before the code has loaded: the visitor may be gone by then.
    firstPageType(store.getState().page);
    const onError = (error: unknown): void => services.captureError(error, 'views');
    const late = createLateCode(() => import('./late-page-code.js'), onError);
    late.start();
    void late.code.then(({ followLinks, followReturns, handleLinkAction }) => {
      if (left) return;
      const stops = [
        followLinks(store, i18n, openOverlays, plugins, { savedAt, onUnanswered }),
        followReturns(store),
        handleLinkAction(store, onError),
      ];
      stop = () => stops.forEach((stopOne) => stopOne());
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [store, i18n, services, openOverlays, plugins, savedAt, onUnanswered]);
}
