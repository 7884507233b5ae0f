import { addDays, instantAt } from '@oa-profile/business-hours';

const MINUTE = 60_000;
/** From the last hour on, it is told how many minutes are left. */
const BEFORE = [60, 1, 0];

/**
 * The moments of days at which something may be said anew: every hour of the first day, noon and midnight of the others, and around each time that the account writes,
 * such as '18:00'.
 */
export function momentsOf(days: readonly string[], timeZone: string, written: unknown): Date[] {
  const times = [...new Set(JSON.stringify(written).match(/(?<=")\d\d:\d\d(?=")/g))].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return (hours * 60 + minutes) % (24 * 60);
  });
  const moments = days.flatMap((day, place) => {
    const end = instantAt(timeZone, addDays(day, 1), 0).getTime();
    const start = instantAt(timeZone, day, 0).getTime();
    const hours = Array.from(
      { length: Math.round((end - start) / (60 * MINUTE)) },
      (_, hour) => start + hour * 60 * MINUTE,
    );
    const around = times.flatMap((time) =>
      BEFORE.map((before) => instantAt(timeZone, day, time).getTime() - before * MINUTE),
    );
    return [...hours.filter((_, hour) => place === 0 || hour % 12 === 0), ...around].filter(
      (time) => time >= start && time < end,
    );
  });
  return [...new Set(moments)].sort((a, b) => a - b).map((time) => new Date(time));
}
