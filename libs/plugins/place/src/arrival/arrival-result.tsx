import { type Arrival, openFile, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { arrivalWords, HOURS_SEPARATOR, type lastCallOf, toneClass } from '@oa-profile/plugin-sdk/hours';
import { Button, calendarIcon } from '@oa-profile/ui';
import { useRef, type ReactElement } from 'react';
import { visitEntryUrl } from '../place-file-url.js';
import { placeTexts } from '../place-texts.js';
import styles from './arrival-plan.module.css';
import { choiceOf, type ArrivalChoice } from './arrival-time.js';

interface ArrivalResultProps {
  arrival: Arrival;
  /** When the visitor arrives. */
  at: Date;
  /** That time in words; undefined for now, which also needs no calendar entry. */
  title: string | undefined;
  now: Date;
  timeZone: string;
  lastCall: ReturnType<typeof lastCallOf> | undefined;
  onInstead: (choice: ArrivalChoice) => void;
}

/** What the visitor will find, and what to do about it. */
export function ArrivalResult({
  arrival,
  at,
  title,
  now,
  timeZone,
  lastCall,
  onInstead,
}: ArrivalResultProps): ReactElement {
  const t = useTexts(placeTexts);
  const language = useLanguage();
  const { services } = usePageEnvironment();
  const found = useRef<HTMLDivElement>(null);
  const page = useProfileSelector((state) => state.page);
  const formatters = useFormatters(timeZone);
  const { state, minutesLeft, instead } = arrival;
  const words = arrivalWords(arrival, { timeZone, now, t, formatters, lastCall, at: title ? at : undefined });
  const { tone, word, detail } = words;
  const details = [
    // The words for now have it.
    title &&
      minutesLeft !== undefined &&
      t('visit.minutesLeft', { count: minutesLeft, displayCount: formatters.number(minutesLeft) }),
    ...words.details,
  ].filter(Boolean);
  const entry = visitEntryUrl(page, language, at);
  return (
    <>
      <div ref={found} role="status" tabIndex={-1} className={styles.result}>
        {title && (
          <FormattedText as="p" className={styles.when}>
            {title}
          </FormattedText>
        )}
        <FormattedText as="p">
          <strong className={toneClass(tone)}>{word}</strong>
          {detail && `${HOURS_SEPARATOR}${detail}`}
        </FormattedText>
        {details.length > 0 && (
          <FormattedText as="p" className={styles.details}>
            {details.join(HOURS_SEPARATOR)}
          </FormattedText>
        )}
      </div>
      <div className={styles.ways}>
        {instead && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onInstead(choiceOf(instead, timeZone));
              // The button disappears.
              found.current?.focus();
            }}
          >
            <FormattedText>{t('visit.instead', { time: formatters.moment(instead, now) })}</FormattedText>
          </Button>
        )}
        {title && state.state === 'open' && entry && (
          <Button
            href={entry}
            size="small"
            icon={calendarIcon}
            onClick={(event) => openFile(event, entry, services.host)}
          >
            {t('visit.addToCalendar')}
          </Button>
        )}
      </div>
    </>
  );
}
