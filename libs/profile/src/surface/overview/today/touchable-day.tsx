import { businessDate, dayAt, minutesOn, type BusinessHours } from '@oa-profile/business-hours';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { arrivalWords, HOURS_SEPARATOR, type lastCallOf } from '@oa-profile/plugin-sdk/hours';
import type { FreeTimes } from '@oa-profile/plugin-sdk/internal';
import { arrivalAt, type SectionOutline } from '@oa-profile/plugin-sdk/page';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Answer } from './answer.js';
import { DayLine } from './day-line.js';
import {
  choosableDays,
  type DrawnDay,
  drawnDay,
  instantOf,
  isPast,
  type Moment,
  nearest,
  proposedMoment,
  STEP_MINUTES,
} from './drawn-day.js';
import styles from './today.module.css';
import { todayTexts } from './today-texts.js';

/** A finger that comes so near to a free time means it, in pixels. */
const CLINGS_WITHIN = 10;

interface TouchableDayProps {
  hours: BusinessHours;
  lastCall: ReturnType<typeof lastCallOf> | undefined;
  outline: readonly SectionOutline[];
  now: Date;
  /** The day that is told until another one is chosen. */
  told: DrawnDay;
  /** Those ahead. */
  free: FreeTimes | undefined;
  /** What is below the line until something is chosen. @default a hint */
  children: ReactElement | undefined;
}

/** A visitor who moves the thumb is told what they will find then, and led to the form with that time. */
export function TouchableDay({
  hours,
  lastCall,
  outline,
  now,
  told,
  free: freeTimes,
  children,
}: TouchableDayProps): ReactElement {
  const t = useTexts(todayTexts);
  const { timeZone } = hours;
  const formatters = useFormatters(timeZone);
  const range = useRef<HTMLInputElement>(null);
  const isDragged = useRef(false);
  const [choice, setChoice] = useState<Moment>();
  const chosen = choice && !isPast(hours, choice, now) ? choice : undefined;
  const day = (chosen && drawnDay({ hours, outline }, chosen.date)) ?? told;
  const { date, from, until } = day;
  const present = minutesOn(timeZone, date, now);
  const resting = Math.min(Math.max(Math.round(present / STEP_MINUTES) * STEP_MINUTES, from), until);
  const times = freeTimes?.times.filter((time) => time.day === date) ?? [];

  const move = (minutes: number): void => {
    const most = (CLINGS_WITHIN / (range.current?.clientWidth ?? 1)) * (until - from);
    const near = nearest(times, minutes);
    const isMeant = isDragged.current && near && Math.abs(near.minutes - minutes) <= most;
    const wanted = { date, minutes: isMeant ? near.minutes : minutes };
    const isOver = isPast(hours, wanted, now);
    setChoice(isOver ? undefined : wanted);
    // A day that is under way has no earlier times.
    if (range.current) range.current.value = String(isOver ? resting : wanted.minutes);
  };
  const moveTo = useRef(move);
  // What was moved before the code was here counts: React leaves the value of the server's range alone.
  useEffect(() => {
    const { current: moved } = range;
    if (!moved || moved.value === moved.defaultValue) return;
    isDragged.current = true;
    moveTo.current(moved.valueAsNumber);
  }, []);
  // Until something is chosen, the thumb goes with the clock.
  const value = chosen?.minutes ?? resting;
  useEffect(() => {
    if (range.current) range.current.value = String(value);
  }, [value]);

  const today = businessDate(hours, now);
  const isToday = date === today;
  // Where the thumb rests, it is now, or when it opens next.
  const isNow = !chosen && from <= present && present < until;
  const at = isNow ? now : instantOf(hours, { date, minutes: value });
  const arrival = arrivalAt({ hours, outline }, at, isNow);
  const words = arrivalWords(arrival, {
    timeZone,
    now,
    t,
    formatters,
    lastCall,
    at: isNow ? undefined : at,
  });
  const time = formatters.time(at);
  const timeAt = (minutes: number): string =>
    t('at', { time: formatters.time(instantOf(hours, { date, minutes })) });
  const next = times.find(({ minutes }) => minutes >= value);
  const free = next && (next.minutes === value ? t('free') : t('next', { time: timeAt(next.minutes) }));
  const when = isToday ? t('at', { time }) : t('onDay', { day: formatters.dayAndMonth(at), time });
  return (
    <div className={styles.today}>
      {/* In a page that has been translated, too, earlier is on the left, as in every drawing. */}
      <div className={styles.touched} dir="ltr">
        <DayLine
          key={date}
          day={day}
          hours={hours}
          name={isToday ? undefined : formatters.dayAndMonth(dayAt(timeZone, date))}
          now={isToday ? present : undefined}
          times={times}
          chosen={chosen?.minutes}
          isNew={date !== told.date}
          lastCallText={(instant) =>
            t(`hours.last.${lastCall ?? 'entry'}`, { time: formatters.time(instant) })
          }
        />
        <input
          ref={range}
          type="range"
          className={clsx(styles.range, !chosen && styles.resting)}
          min={from}
          max={until}
          step={STEP_MINUTES}
          defaultValue={value}
          aria-label={t('time')}
          aria-valuetext={[when, words.sentence, free].filter(Boolean).join(HOURS_SEPARATOR)}
          onPointerDown={() => (isDragged.current = true)}
          onKeyDown={() => (isDragged.current = false)}
          onChange={({ target }) => move(target.valueAsNumber)}
        />
      </div>
      {chosen ? (
        <Answer
          moment={chosen}
          words={words}
          crowd={arrival.crowd?.text}
          days={choosableDays(hours, told.date)}
          hours={hours}
          today={today}
          times={times}
          label={freeTimes?.label}
          onDay={(next) =>
            setChoice(
              proposedMoment(
                { hours, outline },
                { date: next, minutes: chosen.minutes },
                now,
                freeTimes?.times ?? [],
              ),
            )
          }
        />
      ) : (
        (children ?? <p className={styles.hint}>{t('hint')}</p>)
      )}
    </div>
  );
}
