import {
  openFile,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, calendarIcon } from '@oa-profile/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { ChangeParty } from './change-party.js';
import { numberIcon } from './number-icon.js';
import { askToLeave, wantAnother } from './queue-flow.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import { RefreshFailure } from './refresh-failure.js';
import styles from './ticket-card.module.css';
import { isOver, type Ticket } from './ticket.js';
import { turnFileUrl } from './turn-file-url.js';
import { useTicketWords } from './use-ticket-words.js';

interface TicketCardProps {
  ticket: Ticket;
  /** Called when the form is about to replace this. */
  onGoOn: () => void;
}

/** The visitor's number, what it means now, and what can be done with it. */
export function TicketCard({ ticket, onGoOn }: TicketCardProps): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const { isLost, taking, leaving } = useProfileSelector(selectQueue);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const { title, hint } = useTicketWords(ticket, isLost);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasActed = taking.status === 'Success' || leaving.status === 'Success';
  useEffect(() => {
    // The pressed button is gone. Whoever is elsewhere by now, or has just arrived, keeps the focus.
    if (hasActed && document.activeElement === document.body) heading.current?.focus();
  }, [hasActed, ticket.state]);

  const goOn = (): void => {
    onGoOn();
    void dispatch(wantAnother());
  };
  return (
    <div className={styles.card} data-state={isLost ? 'lost' : ticket.state}>
      <div className={styles.face}>
        <p className={styles.label}>{t('ticket.label')}</p>
        <p className={styles.number}>{number(ticket.number)}</p>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.rest}>
        {isOver(ticket) || isLost ? (
          <Button variant="primary" icon={numberIcon} wide onClick={goOn}>
            {t('again.label')}
          </Button>
        ) : (
          <>
            {ticket.state === 'waiting' && <WaitingFacts ticket={ticket} />}
            <RefreshFailure />
            {ticket.state === 'waiting' && <ChangeParty ticket={ticket} />}
            <CalendarButton ticket={ticket} />
            <Button variant="quiet" wide onClick={() => dispatch(askToLeave())}>
              {t('leave.label')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Who is served now, when the turn is expected, and what to do until then. */
function WaitingFacts({ ticket: { serving, expectedAt } }: Pick<TicketCardProps, 'ticket'>): ReactElement {
  const t = useTexts(queueTexts);
  const { number, time } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  return (
    <div className={styles.facts}>
      {serving !== null && <p>{t('ticket.serving', { number: number(serving) })}</p>}
      {expectedAt !== null && <p>{t('ticket.expected', { time: time(new Date(expectedAt)) })}</p>}
      <p className={styles.hint}>{t('ticket.hint')}</p>
    </div>
  );
}

/** Reminds of the expected turn, for those who go for a walk. */
function CalendarButton({ ticket }: Pick<TicketCardProps, 'ticket'>): ReactElement | null {
  const t = useTexts(queueTexts);
  const language = useLanguage();
  const { services } = usePageEnvironment();
  const href = turnFileUrl(
    useProfileSelector(({ page }) => page),
    language,
    ticket,
  );
  if (href === undefined) return null;
  return (
    <Button
      href={href}
      icon={calendarIcon}
      wide
      onClick={(event) => {
        services.track({ name: 'action', label: 'takeNumber addToCalendar' });
        openFile(event, href, services.host);
      }}
    >
      {t('ticket.calendar')}
    </Button>
  );
}
