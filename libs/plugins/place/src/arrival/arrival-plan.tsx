import {
  arrivalAt,
  overviewOf,
  useNow,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Section } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { placeTexts } from '../place-texts.js';
import { useHours } from '../use-hours.js';
import styles from './arrival-plan.module.css';
import { ArrivalResult } from './arrival-result.js';
import { arrivalTime, choosableDays, stillToCome, type ArrivalChoice } from './arrival-time.js';
import { DayPills } from './day-pills.js';
import { TimeSlider } from './time-slider.js';

interface ArrivalPlanProps {
  /** What is chosen at first. @default 'now' */
  initially?: ArrivalChoice;
}

/**
 * What a visitor finds who arrives now, in half an hour, or on a day of the coming week: until when it is open, how
 * busy it is, whether they can still order, and when to come instead. Renders nothing if the hours are unknown.
 */
export function ArrivalPlan({ initially = 'now' }: ArrivalPlanProps): ReactElement | null {
  const t = useTexts(placeTexts);
  const { renderedAt } = usePageEnvironment();
  const now = useNow(renderedAt);
  const outline = useProfileSelector(({ page }) => overviewOf(page));
  const told = useHours();
  const [chosen, setChoice] = useState<ArrivalChoice>(initially);
  const { moment } = useFormatters(told?.hours.timeZone ?? 'UTC');
  if (!told || arrivalAt({ hours: told.hours, outline }, now).state.state === 'unknown') return null;

  const { hours, lastCall } = told;
  const { timeZone } = hours;
  const choice = stillToCome(chosen, timeZone, now);
  const at = arrivalTime(choice, timeZone, now);
  const isDay = typeof choice === 'object';
  return (
    <Section title={t('visit.title')} className={styles.section}>
      <div className={styles.choice}>
        <DayPills
          days={choosableDays(timeZone, now)}
          hours={hours}
          now={now}
          value={choice}
          onChange={setChoice}
        />
        {isDay && <TimeSlider value={choice} timeZone={timeZone} now={now} onChange={setChoice} />}
      </div>
      <ArrivalResult
        arrival={arrivalAt({ hours, outline }, at, choice === 'now')}
        at={at}
        title={choice === 'now' ? undefined : t('visit.at', { time: moment(at, now) })}
        now={now}
        timeZone={timeZone}
        lastCall={lastCall}
        onInstead={setChoice}
      />
    </Section>
  );
}
