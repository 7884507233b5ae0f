import { useAccountLang } from '@oa-profile/plugin-sdk/page';
import { useSectionHref, daysText, reasonText } from '@oa-profile/plugin-sdk/internal';
import { HOURS_SEPARATOR, intervalText, openStatus, toneClass } from '@oa-profile/plugin-sdk/hours';
import { textAround } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Icon, VisuallyHidden, calendarIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './fact-strip.module.css';
import { factTexts } from './fact-texts.js';
import type { Facts } from './facts-at.js';
import { leadToHours } from './lead-to-section.js';

interface StatusFactProps {
  status: NonNullable<Facts['status']>;
  now: Date;
  /** Whether a drawing shows the rest of the day: then its words are for those who do not see it. @default false */
  isDrawn?: boolean;
}

/** Whether it is open now and until when, as a link to all of its hours. */
export function StatusFact({
  status: { sectionId, state, hours, lastCall },
  now,
  isDrawn = false,
}: StatusFactProps): ReactElement {
  const t = useTexts(factTexts);
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const {
    tone,
    word,
    detail,
    lastCall: last,
  } = openStatus(state, { timeZone, now, t, formatters, lastCall });
  return (
    <a
      className={clsx(styles.fact, styles.hours)}
      href={useSectionHref()(sectionId)}
      onClick={leadToHours}
      data-fact="status"
    >
      <span className={clsx(styles.dot, toneClass(tone))} />
      <FormattedText>
        <strong className={clsx(styles.word, toneClass(tone))}>{word}</strong>
        {detail && `${HOURS_SEPARATOR}${detail}`}
        {last && (
          <span className={styles.muted}>
            <span className={styles.gap}> </span>
            {isDrawn ? (
              <FormattedText as={VisuallyHidden}>{last}</FormattedText>
            ) : (
              <FormattedText className={styles.together}>{last}</FormattedText>
            )}
          </span>
        )}
      </FormattedText>
    </a>
  );
}

interface SpecialFactProps {
  special: NonNullable<Facts['special']>;
}

/** The next day with unusual hours, as a link to all of the hours. */
export function SpecialFact({ special: { sectionId, day, hours } }: SpecialFactProps): ReactElement {
  const t = useTexts(factTexts);
  const accountLang = useAccountLang();
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const { date, source, intervals, isToday, note } = day;
  const wording = { timeZone, date, t, formatters };
  const times = intervals.map((interval) => intervalText(interval, wording));
  const [before, after] = textAround((text) =>
    t('special.day', { day: isToday ? t('hours.today') : daysText(day, wording), hours: text }),
  );
  const reason = reasonText(day, t);
  // That it is closed today the status says: this is why.
  const hasDay = !isToday || times[0] || source === 'unknown';
  return (
    <a
      className={clsx(styles.fact, styles.hours, styles.special)}
      href={useSectionHref()(sectionId)}
      onClick={leadToHours}
      data-fact="special"
    >
      <Icon shape={calendarIcon} size="small" />
      <span>
        {hasDay && (
          <FormattedText as="strong" className={styles.word}>
            {before}
            {times.map((text, at) => [
              at > 0 && ', ',
              <FormattedText key={text} className={styles.together}>
                {text}
              </FormattedText>,
            ])}
            {!times[0] && t(source === 'unknown' ? 'status.unknown' : 'hours.closed')}
            {after}
          </FormattedText>
        )}
        {hasDay && reason && <span className={styles.gap}> </span>}
        {reason && (
          <span className={styles.together} lang={note && accountLang}>
            {reason}
          </span>
        )}
      </span>
    </a>
  );
}
