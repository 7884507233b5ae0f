import { instantAt } from '@oa-profile/business-hours';
import { useFreeTimes } from '@oa-profile/plugin-sdk/internal';
import { type LateProps, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useEffect, type ReactElement } from 'react';
import { useFacts } from '../use-facts.js';
import { drawnDay, toldDate } from './drawn-day.js';
import { NextTimes } from './next-times.js';
import { TouchableDay } from './touchable-day.js';

/**
 * The line of the day: what is open, how busy it usually is, what is free, and now. Without hours it has the next free times
 * alone.
 */
export function Today({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const { facts, now, outline } = useFacts();
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const free = useFreeTimes();
  const ahead = free?.times.filter(({ day, minutes }) => instantAt(timeZone, day, minutes) > now) ?? [];
  const next = free && <NextTimes {...free} times={ahead} now={now} timeZone={timeZone} />;
  const { status } = facts;
  const date = status && toldDate(status.hours, now);
  const told = status && date !== undefined ? drawnDay({ hours: status.hours, outline }, date) : undefined;
  if (!status || !told) return next ?? null;
  return (
    <TouchableDay
      hours={status.hours}
      lastCall={status.lastCall}
      outline={outline}
      now={now}
      told={told}
      free={free && { ...free, times: ahead }}
    >
      {next}
    </TouchableDay>
  );
}
