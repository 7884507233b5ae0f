import type { Reservation } from '@oa-profile/api-client';
import {
  basicInfoOf,
  namedViewHref,
  openFile,
  useAccountLang,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { useAsOfText } from '@oa-profile/plugin-sdk';
import {
  Button,
  DescriptionList,
  DescriptionRow,
  Icon,
  InlineMessage,
  calendarIcon,
  checkIcon,
} from '@oa-profile/ui';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { calendarEntryUrl } from './calendar-entry-url.js';
import { ChangeRow } from './change-row.js';
import styles from './confirmation.module.css';
import { reservationCode } from './reservation-code.js';
import { anotherWanted, loadInventory } from './reservation-slice.js';
import { reservationTexts } from './reservation-texts.js';
import { asksForAnotherTable } from './table-of-link.js';
import { zoneName } from './zone.js';
import { useVisitorTime } from './zone-notes.js';

interface ConfirmationProps {
  answer: Reservation;
  /** An earlier attempt had succeeded: what was chosen since then has not been sent. */
  isEarlier?: boolean;
  /** What the visitor asked for with it. @default nothing, or nobody knows any more */
  note?: string | undefined;
  /** When the server said so, where it was confirmed before this page. @default now */
  asOf?: Date;
  /** Called when the visitor wants another one, which replaces this. @default it is not offered here */
  onAnother?: (() => void) | undefined;
}

/** The confirmed reservation, to read, to note down, to add to a calendar, and whom to ask for a change. */
export function Confirmation({
  answer: reservation,
  isEarlier = false,
  note,
  asOf,
  onAnother,
}: ConfirmationProps): ReactElement {
  const t = useTexts(reservationTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { timeZone } = page.account;
  const { dayAndMonth, time, number } = useFormatters(timeZone);
  const asOfText = useAsOfText(timeZone);
  const { partySize, durationMinutes } = reservation;
  const code = reservationCode(reservation.reservationId);
  const startsAt = new Date(reservation.startsAt);
  const endsAt = new Date(startsAt.getTime() + durationMinutes * 60_000);
  const visitorTime = useVisitorTime(reservation.startsAt);
  const calendarEntry = calendarEntryUrl(page, language, reservation);
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswer = asOf === undefined;
  const [isNews] = useState(() => isAnswer && asksForAnotherTable(page, reservation));
  useEffect(() => {
    if (!isAnswer) return;
    // The submit button was at the end of a form; the answer begins at the top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Do not take the focus from a visitor who is elsewhere by now, or is coming back.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isAnswer]);

  const another = (): void => {
    dispatch(anotherWanted());
    void dispatch(loadInventory());
    onAnother?.();
  };
  return (
    <div className={styles.confirmation}>
      <Icon shape={checkIcon} size="large" className={styles.sign} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(isAnswer && !isNews ? 'done.title' : 'kept.title')}
      </h2>
      {(isEarlier || isNews) && <InlineMessage>{t('done.earlier')}</InlineMessage>}
      {asOf && <InlineMessage>{asOfText(asOf)}</InlineMessage>}
      <DescriptionList className={styles.facts}>
        <DescriptionRow label={t('done.date')}>{dayAndMonth(startsAt)}</DescriptionRow>
        <DescriptionRow label={t('done.time')}>
          {durationMinutes > 0
            ? t('done.fromTo', { from: time(startsAt), to: time(endsAt) })
            : t('time.at', { time: time(startsAt) })}
          {visitorTime && (
            <div className={styles.zone}>
              <p>{zoneName(language, timeZone, startsAt)}</p>
              <p>{t('zone.visitor', visitorTime)}</p>
            </div>
          )}
        </DescriptionRow>
        <DescriptionRow label={t('party.label')}>
          {t('party.people', { count: partySize, displayCount: number(partySize) })}
        </DescriptionRow>
        {note && (
          <DescriptionRow label={t('done.note')}>
            <span className={styles.note}>{note}</span>
          </DescriptionRow>
        )}
        <PlaceRow />
        <DescriptionRow label={t('done.code')}>
          <span className={styles.code}>{code}</span>
        </DescriptionRow>
      </DescriptionList>
      <div className={styles.actions}>
        {calendarEntry && (
          <Button
            href={calendarEntry}
            variant="primary"
            icon={calendarIcon}
            wide
            onClick={(event) => {
              services.track({ name: 'action', label: 'reserve addToCalendar' });
              openFile(event, calendarEntry, services.host);
            }}
          >
            {t('done.calendar')}
          </Button>
        )}
        <ChangeRow code={code} startsAt={startsAt} />
        {onAnother && (
          <Button variant={isNews ? 'secondary' : 'quiet'} wide onClick={another}>
            {t('done.another')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Where to come: the account's name, and its address, which links to the map if the site has one. */
function PlaceRow(): ReactElement {
  const t = useTexts(reservationTexts);
  const page = useProfileSelector((state) => state.page);
  const lang = useAccountLang();
  const href = namedViewHref(page, 'place');
  const address = useMemo(() => basicInfoOf(page)?.address, [page]);
  return (
    <DescriptionRow label={t('done.place')}>
      <span lang={lang}>{page.account.name}</span>
      {address &&
        (href === undefined ? (
          <p lang={lang}>{address.text}</p>
        ) : (
          <a href={href} lang={lang} className={styles.address}>
            {address.text}
          </a>
        ))}
    </DescriptionRow>
  );
}
