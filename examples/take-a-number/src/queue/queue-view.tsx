import {
  type LateProps,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { PlaceAnnouncement } from './place-announcement.js';
import { recallTicket, refreshPlace } from './queue-flow.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';
import { TakeForm } from './take-form.js';
import { TicketCard } from './ticket-card.js';
import { useWhileVisible } from './use-while-visible.js';
import { WaitingFact } from './waiting-fact.js';

/** How often the line is asked while somebody looks at it. */
const EVERY_MS = 15_000;

/** The view of a waiting line: how long it is, and the visitor's place in it. */
export function QueueView({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(queueTexts);
  const { isRecalled, isLost, mine } = useProfileSelector(selectQueue);
  const content = useRef<HTMLDivElement>(null);
  usePlace();

  /** The pressed button is about to disappear, and must not take the focus with it. */
  const holdFocus = useCallback(() => content.current?.focus({ preventScroll: true }), []);
  return (
    <ViewFrame title={t('title')}>
      <PlaceAnnouncement isLost={isLost} ticket={mine?.ticket} />
      <div ref={content} role="group" aria-label={t('title')} tabIndex={-1} className={styles.content}>
        {mine?.ticket ? (
          <TicketCard ticket={mine.ticket} onGoOn={holdFocus} />
        ) : (
          <>
            <WaitingFact />
            {isRecalled ? (
              <TakeForm />
            ) : (
              <noscript>
                <InlineMessage>{t('noScript')}</InlineMessage>
              </noscript>
            )}
          </>
        )}
      </div>
    </ViewFrame>
  );
}

/** Looks for the visitor's number on the device, and follows the line while the page is in sight. */
function usePlace(): void {
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const ask = useCallback(() => {
    dispatch(recallTicket());
    void dispatch(refreshPlace());
  }, [dispatch]);
  useWhileVisible(ask, EVERY_MS);
  useEffect(() => {
    // Whose number it is may be known only then.
    void services.host.starting()?.then(ask);
  }, [services, ask]);
}
