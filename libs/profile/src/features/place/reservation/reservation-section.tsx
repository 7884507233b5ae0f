import { actionMessageKeys } from '@oa-profile/errors';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion, Section } from '@oa-profile/ui';
import { useMemo, useRef, type ReactElement } from 'react';
import { useNow } from '../../../core/time/use-now.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../../core/store/hooks.js';
import { placeTexts } from '../place-texts.js';
import { focusHeadingOf, useLinkedSection } from '../use-linked-section.js';
import { Confirmation } from './confirmation.js';
import { hasFreeSlot, offeredDays } from './offered-days.js';
import { loadInventory } from './reservation-flow.js';
import { ReservationForm } from './reservation-form.js';
import { ReservationSkeleton } from './reservation-skeleton.js';
import { selectReservation } from './select-reservation.js';
import { useInventory } from './use-inventory.js';

/** What links to the reservation end in. */
export const RESERVATION_ID = 'reservation';

/** From the times that are left to a confirmed reservation. */
export function ReservationSection(): ReactElement {
  const t = useTexts(placeTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const { inventory, load, confirmed } = useProfileSelector(selectReservation);
  const content = useRef<HTMLDivElement>(null);
  useInventory(content);
  useLinkedSection(RESERVATION_ID);
  const days = useMemo(() => inventory && offeredDays(inventory, timeZone, now), [inventory, timeZone, now]);

  const retry = (): void => {
    // The button that was pressed goes.
    focusHeadingOf(RESERVATION_ID);
    void dispatch(loadInventory());
  };
  const hasFailed = load.status === 'Failure';
  const isLoading = !confirmed && !inventory && !hasFailed;
  return (
    // The times that are left are asked for in the browser.
    <Section id={RESERVATION_ID} title={t('reservation.title')} data-needs-script="">
      {/* Beside what is busy, which assistive technology may leave out. */}
      {isLoading && (
        <noscript>
          <InlineMessage>{t('reservation.noScript')}</InlineMessage>
        </noscript>
      )}
      <div ref={content} aria-busy={isLoading}>
        {confirmed ? (
          <Confirmation {...confirmed} onAnother={() => focusHeadingOf(RESERVATION_ID)} />
        ) : inventory && days ? (
          hasFreeSlot(days) ? (
            <ReservationForm inventory={inventory} days={days} />
          ) : (
            <InlineMessage>{t('reservation.none')}</InlineMessage>
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
          </>
        )}
      </div>
    </Section>
  );
}
