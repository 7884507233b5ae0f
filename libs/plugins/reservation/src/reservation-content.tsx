import { actionMessageKeys } from '@oa-profile/errors';
import {
  DayGrid,
  dialogOpened,
  useNow,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  type ProfileStore,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion, Skeleton, SkeletonGroup, VisuallyHidden } from '@oa-profile/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { Confirmation } from './confirmation.js';
import { hasFreeSlot, offeredDays } from './offered-days.js';
import styles from './reservation-content.module.css';
import {
  loadInventory,
  recallDraft,
  recallReservations,
  selectReservation,
  settleReservation,
} from './reservation-slice.js';
import { ReservationForm } from './reservation-form.js';
import { reservationTexts } from './reservation-texts.js';
import { askForTableOfLink } from './table-of-link.js';
import { TakenMessage } from './taken-message.js';

/** The way from the available times to a confirmed reservation. */
export function ReservationContent(): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const { timeZone } = useProfileSelector(({ page }) => page.account);
  const isReachable = useProfileSelector(({ page }) => page.isReachable);
  const { inventory, load, confirmed, sentNote, saved, takenAt } = useProfileSelector(selectReservation);
  const content = useRef<HTMLDivElement>(null);
  useInventory();
  const days = useMemo(() => inventory && offeredDays(inventory, timeZone, now), [inventory, timeZone, now]);

  /** The pressed button is about to disappear, and must not take the focus with it. */
  const holdFocus = (): void => content.current?.focus({ preventScroll: true });
  const retry = (): void => {
    holdFocus();
    void dispatch(loadInventory());
  };
  const hasFailed = load.status === 'Failure';
  // Whoever cannot reserve here may call or write, if the account has a way to be reached.
  const otherWay = isReachable && (
    <Button className={styles.contact} wide onClick={() => dispatch(dialogOpened('contact'))}>
      {common('action.contact')}
    </Button>
  );
  const isLoading = !confirmed && !saved && !inventory && !hasFailed;
  return (
    // The available times are loaded in the browser.
    <div data-needs-script="">
      {/* Beside the busy part, which assistive technology may skip. */}
      {isLoading && (
        <noscript>
          <InlineMessage>{t('reservation.noScript')}</InlineMessage>
        </noscript>
      )}
      <div
        ref={content}
        role="group"
        aria-label={t('reservation.title')}
        aria-busy={isLoading}
        tabIndex={-1}
        className={styles.content}
      >
        {confirmed ? (
          <Confirmation {...confirmed} note={sentNote} onAnother={holdFocus} />
        ) : saved ? (
          saved.map(({ answer, at }, index) => (
            <Confirmation
              key={answer.reservationId}
              answer={answer}
              asOf={new Date(at)}
              onAnother={index === saved.length - 1 ? holdFocus : undefined}
            />
          ))
        ) : inventory && days ? (
          hasFreeSlot(days) ? (
            <ReservationForm inventory={inventory} days={days} onShowKept={holdFocus} />
          ) : (
            <>
              {/* A visitor who has just lost the last time must not find the form gone without a word. */}
              {takenAt !== undefined && <TakenMessage startsAt={takenAt} />}
              <InlineMessage>{t('reservation.none')}</InlineMessage>
              {otherWay}
            </>
          )
        ) : (
          <>
            {isLoading && <ReservationSkeleton />}
            <LiveRegion urgent>
              {hasFailed && (
                <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
                  {sentences(language, [
                    t('reservation.loadFailed'),
                    common(actionMessageKeys[load.code ?? 'UNKNOWN']),
                  ])}
                </InlineMessage>
              )}
            </LiveRegion>
            {hasFailed && otherWay}
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Asks for the inventory when the visitor comes here, and again whenever they come back, to the view or to a page that
 * was left open: what was left then may be gone by now. What is known stays in sight meanwhile. Visitors with a
 * reservation see that first, unless they were about to make another one.
 */
function useInventory(): void {
  const store = useStore() as ProfileStore;
  const returns = useProfileSelector((state) => state.returns);
  // Before the browser paints: what is over is not seen first.
  useLayoutEffect(() => store.dispatch(askForTableOfLink()), [store]);
  useEffect(() => {
    const recall = (): void => {
      store.dispatch(recallDraft());
      store.dispatch(recallReservations());
    };
    // What is being settled goes before what was confirmed earlier.
    void store.dispatch(settleReservation()).then(recall);
    recall();
  }, [store]);
  useEffect(() => {
    const { confirmed, saved } = selectReservation(store.getState());
    if (!confirmed && !saved) void store.dispatch(loadInventory());
  }, [store, returns]);
}

/** About as high as the form that will replace it. */
function ReservationSkeleton(): ReactElement {
  const common = useTexts(commonTexts);
  const takesNote = useProfileSelector(({ page }) => page.origin === 'liff');
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>{common('common.loading')}</VisuallyHidden>
      <SkeletonGroup className={styles.form}>
        <Skeleton shape="block" className={styles.sizes} />
        <DayGrid bleeds>
          {Array.from({ length: 14 }, (_, day) => (
            <Skeleton key={day} shape="block" className={styles.day} />
          ))}
        </DayGrid>
        <div className={styles.times}>
          {Array.from({ length: 6 }, (_, time) => (
            <Skeleton key={time} shape="block" className={styles.time} />
          ))}
        </div>
        {takesNote && <Skeleton shape="block" className={styles.note} />}
      </SkeletonGroup>
    </div>
  );
}
