import type { BusinessHours, DayHours } from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { HOURS_SEPARATOR, toneClass, type ArrivalWords } from '@oa-profile/plugin-sdk/hours';
import type { FreeTime } from '@oa-profile/plugin-sdk/page';
import { Button } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { instantOf, type Moment } from './drawn-day.js';
import styles from './today.module.css';
import { todayTexts } from './today-texts.js';

interface AnswerProps {
  moment: Moment;
  words: ArrivalWords;
  crowd: string | undefined;
  /** The days that can be chosen. */
  days: readonly DayHours[];
  hours: BusinessHours;
  /** The business day. */
  today: string;
  /** The free times of the day. */
  times: readonly FreeTime[];
  /** What can be done at them. */
  label: string | undefined;
  onDay: (date: string) => void;
}

/** What a visitor finds at the chosen moment, another day to choose, and the way to what is free then, or next. */
export function Answer({
  moment: { date, minutes },
  words: { tone, word, detail },
  crowd,
  days,
  hours,
  today,
  times,
  label,
  onDay,
}: AnswerProps): ReactElement {
  const t = useTexts(todayTexts);
  const formatters = useFormatters(hours.timeZone);
  const timeAt = (at: number): string =>
    t('at', { time: formatters.time(instantOf(hours, { date, minutes: at })) });
  // Seven days in a row have seven names.
  const dayName = (day: string): string =>
    day === today ? t('hours.today') : formatters.weekday(new Date(day).getUTCDay(), 'short');
  const taken = times.find((time) => time.minutes === minutes);
  const next = taken ?? times.find((time) => time.minutes > minutes);
  return (
    <div className={clsx(styles.answer, label === undefined && styles.plain)}>
      <div className={styles.when}>
        <select
          className={styles.day}
          aria-label={t('day')}
          value={date}
          onChange={({ target }) => onDay(target.value)}
        >
          {days.map(({ date: day, intervals }) => (
            <option key={day} value={day} disabled={intervals.length === 0}>
              {dayName(day)}
            </option>
          ))}
        </select>
        <FormattedText as="strong">{timeAt(minutes)}</FormattedText>
      </div>
      <FormattedText as="p" className={styles.found}>
        <span className={toneClass(tone)}>{word}</span>
        {detail && `${HOURS_SEPARATOR}${detail}`}
        {crowd && `${HOURS_SEPARATOR}${crowd}`}
      </FormattedText>
      {next && label !== undefined && (
        <Button
          href={next.href}
          variant={taken ? 'primary' : 'secondary'}
          size="small"
          className={styles.take}
        >
          <FormattedText>
            {taken
              ? t('take', { label, time: timeAt(next.minutes) })
              : t('next', { time: timeAt(next.minutes) })}
          </FormattedText>
        </Button>
      )}
    </div>
  );
}
