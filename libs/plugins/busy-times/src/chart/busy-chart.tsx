import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { HOURS_SEPARATOR } from '@oa-profile/plugin-sdk/hours';
import { useIsHydrated } from '@oa-profile/plugin-sdk/page';
import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { busyTimesTexts } from '../texts.js';
import { type BusyDay, type BusyHour, isUncountedLevel } from '../week/busy-week.js';
import { axisLabels, FEW_HOURS, textAt, hourOfClock, koreanHour } from './axis.js';
import { Bar } from './bar.js';
import styles from './busy-chart.module.css';

interface BusyChartProps {
  day: BusyDay;
  /** The current hour, if it is on this day. */
  now: BusyHour | undefined;
  /** How busy it is now. */
  live: number | undefined;
}

/** How far each key goes: earlier is on the left, in every language. */
const keys: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/**
 * Bars by hour. A tap on one, or the arrow keys, tell what is usual then. Screen readers have that, and the table.
 */
export function BusyChart({ day: { hours }, now, live }: BusyChartProps): ReactElement {
  const t = useTexts(busyTimesTexts);
  const language = useLanguage();
  const { time } = useFormatters('UTC');
  const axisTime = language === 'ko' ? koreanHour : time;
  const present = hours.findIndex((hour) => hour === now);
  const count = hours.length;
  // The same hour of another day is what its visitor wants to compare.
  const [place, setPlace] = useState<number>();
  const chosen = place === undefined ? undefined : hours[place];
  const textOf = ({ hour, isNextDay, level }: BusyHour): string =>
    [
      t(isNextDay ? 'table.hourNextDay' : 'table.hour', { time: time(hourOfClock(hour)) }),
      t(isUncountedLevel(level) ? `level.${level}` : `highlight.${level}`),
    ].join(HOURS_SEPARATOR);
  const chooseAt = ({ currentTarget, clientX }: MouseEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPlace(Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count))));
  };
  // Without script nothing would answer. No native range: it would be a second thing to see, over the bars.
  const isInteractive = useIsHydrated();
  const reached = place ?? Math.max(present, 0);
  const first = hours[reached];
  const moveByKey = (event: KeyboardEvent): void => {
    const next = { ...keys, Home: -count, End: count }[event.key];
    // With others they are the browser's, as for one page back.
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlace(Math.min(count - 1, Math.max(0, reached + next)));
  };
  return (
    <div
      className={styles.chart}
      // Else a page that reads from right to left has its hours beside the drawing.
      dir="ltr"
      {...(isInteractive
        ? {
            role: 'slider',
            tabIndex: 0,
            'aria-label': t('table.time'),
            'aria-valuemin': 0,
            'aria-valuemax': count - 1,
            'aria-valuenow': reached,
            'aria-valuetext': first && textOf(first),
            onKeyDown: moveByKey,
            onClick: chooseAt,
          }
        : { 'aria-hidden': true })}
    >
      {chosen ? (
        <FormattedText as="p" className={styles.chosenText}>
          {textOf(chosen)}
        </FormattedText>
      ) : (
        <svg className={styles.marks}>
          {present >= 0 && (
            <text className={styles.now} y="50%" dominantBaseline="central" {...textAt(present, count)}>
              {t('now')}
            </text>
          )}
        </svg>
      )}
      <svg className={styles.plot}>
        {[0, 50].map((percent) => (
          <line
            key={percent}
            className={styles.grid}
            x1="0"
            x2="100%"
            y1={`${percent}%`}
            y2={`${percent}%`}
          />
        ))}
        {hours.map((hour, index) => (
          <Bar
            key={index}
            place={{ index, count }}
            value={isUncountedLevel(hour.level) ? 0 : hour.value}
            isNow={index === present}
            isChosen={index === place}
            live={index === present ? live : undefined}
          />
        ))}
      </svg>
      <svg className={clsx(styles.axis, count <= FEW_HOURS && styles.few)}>
        {axisLabels(hours).map(({ index, hour, step }) => (
          <FormattedText
            as="text"
            key={index}
            className={styles.label}
            data-step={step}
            y="50%"
            dominantBaseline="central"
            {...textAt(index, count)}
          >
            {axisTime(hourOfClock(hour))}
          </FormattedText>
        ))}
      </svg>
    </div>
  );
}
