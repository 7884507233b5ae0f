import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { type FreeTime, textWidth } from '@oa-profile/plugin-sdk/page';
import type { BusinessHours } from '@oa-profile/business-hours';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { axisHour } from './axis-hour.js';
import { instantOf, type DrawnDay } from './drawn-day.js';
import styles from './today.module.css';
import { todayTexts } from './today-texts.js';

/** Height of the drawing in its own units; a minute is one of its width. */
const HEIGHT = 64;
const HIGHEST_BAR = 56;
/** Half of the gap between two bars. */
const GAP = 6;
const TABLE_Y = 9;
const HOUR = 60;
/** Above so many hours there is room for labels at every sixth only. */
const MOST_HOURS_BY_THREES = 16;
const MOST_HOURS_BY_TWOS = 8;
/** Of the axis, in pixels, and of a label on it; half of a tick's label is a share of it. */
const NARROWEST_LINE = 290;
const LETTER_WIDTH = 6.3;
const HALF_A_TICK = 0.06;
/** A break of so many minutes has room for its name. */
const NAMED_BREAK = 100;

interface DayLineProps {
  day: DrawnDay;
  hours: BusinessHours;
  /** What it is called; undefined for the day that is under way. */
  name: string | undefined;
  /** Where now is on it; undefined if that is on another day. */
  now: number | undefined;
  /** Those of the day that are ahead. */
  times: readonly FreeTime[];
  /** What the visitor has chosen, in minutes. */
  chosen?: number | undefined;
  /** Whether the bars grow, since it is another day than before. */
  isNew?: boolean;
  /** In words, such as 'Last order 8:30 PM'. */
  lastCallText: (instant: Date) => string;
}

/**
 * A day from its first opening to its last closing: when it is open, how busy it usually is, when it stops taking orders,
 * which times are left, and now. In few elements, and without styles of its own, which the page's policy forbids. Hidden
 * from screen readers, which have the sentence of each moment.
 */
export function DayLine({
  day,
  hours,
  name,
  now,
  times,
  chosen,
  isNew = false,
  lastCallText,
}: DayLineProps): ReactElement {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { date, from, until, open, busy } = day;
  const length = until - from;
  const at = (minutes: number): string => `${((minutes - from) / length) * 100}%`;
  const bar = ({ from: begin, until: end, level }: DrawnDay['busy'][number]): string => {
    const [left, right] = [begin - from + GAP, end - from - GAP];
    return left < right ? `M${left} ${HEIGHT}v${-HIGHEST_BAR * level}H${right}V${HEIGHT}z` : '';
  };
  const isPast = (end: number): boolean => now !== undefined && end <= now;
  const isChosen = (begin: number, end: number): boolean =>
    chosen !== undefined && begin <= chosen && chosen < end;
  const bars = (wanted: (each: DrawnDay['busy'][number]) => boolean): string =>
    busy.filter(wanted).map(bar).join('');
  const lines = (minutes: readonly number[]): string =>
    minutes.map((each) => `M${each - from} 0V${HEIGHT}`).join('');
  const dots = (wanted: readonly FreeTime[]): string =>
    wanted.map(({ minutes }) => `M${minutes - from} ${TABLE_Y}h.1`).join('');
  const onLine = times.filter(({ minutes }) => from <= minutes && minutes <= until);
  const few = onLine.filter(({ isFew }) => isFew);
  const lastOrders = open.flatMap(({ lastOrder, closes }) =>
    lastOrder === undefined || lastOrder >= closes ? [] : [lastOrder],
  );
  const nextLast = lastOrders.find((minutes) => minutes >= (chosen ?? now ?? from));
  const paths: readonly (readonly [className: string | undefined, d: string])[] = [
    [styles.past, bars(({ from: begin, until: end }) => isPast(end) && !isChosen(begin, end))],
    [
      clsx(styles.coming, isNew && styles.grows),
      bars(({ from: begin, until: end }) => !isPast(end) && !isChosen(begin, end)),
    ],
    [styles.chosen, bars(({ from: begin, until: end }) => isChosen(begin, end))],
    [styles.last, lines(lastOrders)],
    [styles.now, now !== undefined && from <= now && now <= until ? lines([now]) : ''],
    [styles.edge, dots(onLine)],
    [styles.table, dots(onLine.filter(({ isFew }) => !isFew))],
    [styles.few, dots(few)],
    [styles.hole, dots(few)],
  ];
  const breaks = open.flatMap(({ closes }, index) => {
    const next = open[index + 1];
    return next && next.opens - closes >= NAMED_BREAK ? [(closes + next.opens) / 2] : [];
  });
  const step = length > MOST_HOURS_BY_THREES * HOUR ? 6 : length <= MOST_HOURS_BY_TWOS * HOUR ? 2 : 3;
  const lastWords = nextLast === undefined ? '' : lastCallText(instantOf(hours, { date, minutes: nextLast }));
  const first = name === undefined ? undefined : labelAt(`${name}  `, 0);
  const lastPlace = nextLast === undefined ? undefined : labelAt(lastWords, (nextLast - from) / length);
  const last = first && lastPlace?.covers(first.middle * 2) ? undefined : lastPlace;
  const ticks: number[] = [];
  for (let tick = from; tick <= until; tick += HOUR)
    if ((tick / HOUR) % step === 0 && ![first, last].some((label) => label?.covers((tick - from) / length)))
      ticks.push(tick);
  return (
    <div className={styles.line} aria-hidden="true">
      <svg className={styles.track}>
        {open.map(({ opens, closes }) => (
          <rect
            key={opens}
            className={styles.well}
            x={at(opens)}
            width={`${((closes - opens) / length) * 100}%`}
            height="100%"
            rx="8"
          />
        ))}
        {breaks.map((middle) => (
          <text key={middle} className={styles.label} x={at(middle)} y="50%" textAnchor="middle">
            {t('break')}
          </text>
        ))}
        <svg viewBox={`0 0 ${length} ${HEIGHT}`} preserveAspectRatio="none">
          {paths.map(([className, d]) => d && <path key={className} className={className} d={d} />)}
        </svg>
      </svg>
      <svg className={styles.axis}>
        {name !== undefined && (
          <FormattedText as="text" className={styles.name} y="50%" dominantBaseline="central">
            {name}
          </FormattedText>
        )}
        {ticks.map((tick) => (
          <FormattedText
            as="text"
            key={tick}
            className={clsx(styles.label, (tick / HOUR) % 6 !== 0 && styles.fine)}
            x={at(tick)}
            y="50%"
            dominantBaseline="central"
            textAnchor={tick === from ? 'start' : tick === until ? 'end' : 'middle'}
          >
            {axisHour(language, tick / HOUR)}
          </FormattedText>
        ))}
        {last && (
          <FormattedText
            as="text"
            className={styles.lastLabel}
            x={`${last.middle * 100}%`}
            y="50%"
            dominantBaseline="central"
            textAnchor="middle"
          >
            {lastWords}
          </FormattedText>
        )}
      </svg>
    </div>
  );
}

/** How a label of several words stands on the axis, whose narrowest width it may fill: within it, in place of ticks. */
function labelAt(text: string, place: number): { middle: number; covers: (tick: number) => boolean } {
  const half = Math.min(1, (textWidth(text) * LETTER_WIDTH) / NARROWEST_LINE) / 2;
  const middle = Math.min(Math.max(place, half), 1 - half);
  return {
    middle,
    // At an edge a tick's label stands inwards.
    covers: (tick) =>
      Math.abs(Math.min(Math.max(tick, HALF_A_TICK), 1 - HALF_A_TICK) - middle) < half + HALF_A_TICK,
  };
}
