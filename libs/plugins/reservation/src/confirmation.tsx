import type { Reservation } from '@oa-profile/api-client';
import {
  basicInfoOf,
  namedViewHref,
  noticed,
  openFile,
  share,
  SummaryParts,
  useAccountLang,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { directionsLink, useAsOfText, useCopyText } from '@oa-profile/plugin-sdk';
import {
  Button,
  ExternalButton,
  Icon,
  InlineMessage,
  calendarIcon,
  checkIcon,
  copyIcon,
  shareIcon,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useId, useMemo, useRef, useState, type ReactElement } from 'react';
import { calendarEntryUrl } from './calendar-entry-url.js';
import { ChangeRow } from './change-row.js';
import styles from './confirmation.module.css';
import { reservationCode } from './saved-reservations.js';
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
  const visitorTime = useVisitorTime(reservation.startsAt, { isKept: true });
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
  const people = t('party.people', { count: partySize, displayCount: number(partySize) });
  return (
    <div className={styles.confirmation}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <Icon shape={checkIcon} className={clsx(styles.sign, isAnswer && !isNews && styles.drawn)} />
        {t(isAnswer && !isNews ? 'done.title' : 'kept.title')}
      </h2>
      {(isEarlier || isNews) && <InlineMessage>{t('done.earlier')}</InlineMessage>}
      {asOf && <InlineMessage>{asOfText(asOf)}</InlineMessage>}
      <div>
        <FormattedText as="p" className={styles.when}>
          {t('time.atDate', { date: dayAndMonth(startsAt), time: time(startsAt) })}
        </FormattedText>
        <p>
          {[people, durationMinutes > 0 && t('done.until', { time: time(endsAt) })]
            .filter((part) => part !== false)
            .join(' · ')}
        </p>
        {visitorTime && (
          <div className={styles.zone}>
            <p>{zoneName(language, timeZone, startsAt)}</p>
            <p>{t('zone.visitor', visitorTime)}</p>
          </div>
        )}
        {note && (
          <p className={styles.note}>
            <span className={styles.label}>{t('done.note')}</span>
            {note}
          </p>
        )}
      </div>
      <PlaceRow />
      <CodeRow code={code} />
      <div className={styles.actions}>
        <div className={styles.row}>
          {calendarEntry && (
            <Button
              href={calendarEntry}
              variant="primary"
              icon={calendarIcon}
              onClick={(event) => {
                services.track({ name: 'action', label: 'reserve addToCalendar' });
                openFile(event, calendarEntry, services.host);
              }}
            >
              {t('done.calendar')}
            </Button>
          )}
          <Button
            icon={shareIcon}
            onClick={() =>
              void dispatch(
                share({
                  title: page.account.name,
                  url: page.shareUrl,
                  text: t('send.summary', {
                    date: dayAndMonth(startsAt),
                    time: time(startsAt),
                    people,
                  }),
                }),
              )
            }
          >
            {t('done.share')}
          </Button>
        </div>
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

/** The code that the account asks for, to read out and to copy. */
function CodeRow({ code }: { code: string }): ReactElement {
  const t = useTexts(reservationTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const { copy, copied } = useCopyText({
    host: services.host,
    emit: (event) => {
      if (event.type === 'action') services.track({ name: 'action', label: `reserve ${event.name}` });
      else if (event.type === 'notice') dispatch(noticed({ tone: event.tone, keys: [], text: event.text }));
    },
  });
  const id = useId();
  return (
    <div className={styles.row}>
      <p className={styles.words}>
        <span className={styles.label}>{t('done.code')}</span>
        <span id={id} className={styles.code}>
          {code}
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        icon={copied ? checkIcon : copyIcon}
        aria-describedby={id}
        onClick={() => void copy({ text: code, done: t('done.copied'), action: 'copyCode' })}
      >
        {t('done.copy')}
      </Button>
    </div>
  );
}

/** Where to come: the account's name, its address, which links to the map if the site has one, and the way there. */
function PlaceRow(): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const lang = useAccountLang();
  const { name } = page.account;
  const href = namedViewHref(page, 'place');
  const address = useMemo(() => basicInfoOf(page)?.address, [page]);
  return (
    <div className={clsx(styles.row, styles.place)}>
      <div className={styles.map}>
        <SummaryParts part="Picture" place="confirmation" />
      </div>
      <div className={styles.words}>
        <p lang={lang} className={styles.name}>
          {name}
        </p>
        {address &&
          (href === undefined ? (
            <p lang={lang}>{address.text}</p>
          ) : (
            <a href={href} lang={lang} className={styles.address}>
              {address.text}
            </a>
          ))}
        {address && (
          <ExternalButton
            href={directionsLink({ ...address, name })}
            variant="quiet"
            size="small"
            newTabLabel={common('common.opensInNewTab')}
            className={styles.way}
            onClick={() => services.track({ name: 'action', label: 'reserve showWay' })}
          >
            {t('done.way')}
          </ExternalButton>
        )}
      </div>
    </div>
  );
}
