import { describe, expect, it } from 'vitest';
import { openStateAt, weekdays, type BusinessHours, type OpenInterval } from './index.js';
import { parseWallTime } from './wall-time.js';

const MINUTE = 60_000;
const DAY = 1440;

/** A pseudo-random number from 0 to below `below`, the same in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48271) % 0x7fffffff) % below;
}

const wallTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The minutes of an interval, by the rule that a closing time not after the opening is on the next day. */
function lengthOf(opens: string, closes: string): number {
  const length = parseWallTime(closes) - parseWallTime(opens);
  return length > 0 ? length : length + DAY;
}

function randomHours(roll: (below: number) => number, timeZone: string): BusinessHours {
  const intervals = (): OpenInterval[] =>
    Array.from({ length: roll(4) }, () => ({
      opens: wallTime(roll(4) ? roll(96) * 15 : 1440 + roll(16) * 15),
      closes: wallTime(roll(4) ? roll(97) * 15 : 1440 + roll(25) * 15),
    })).filter(({ opens, closes }) => {
      const length = lengthOf(opens, closes);
      return length > 0 && length <= DAY;
    });
  return { timeZone, weekly: Object.fromEntries(weekdays.map((day) => [day, intervals()])) };
}

/** Which minutes of a repeating week are open, counted one by one, without clock changes. */
function openMinutes({ weekly }: BusinessHours): boolean[] {
  const open = Array<boolean>(7 * DAY).fill(false);
  weekdays.forEach((weekday, day) => {
    for (const interval of weekly[weekday] ?? []) {
      const opens = parseWallTime(interval.opens);
      const length = lengthOf(interval.opens, interval.closes);
      for (let minute = 0; minute < length; minute += 1)
        open[(day * DAY + opens + minute) % (7 * DAY)] = true;
    }
  });
  return open;
}

describe('any week of hours', () => {
  it('any week of hours is open in the same minutes, and changes at the same minute, as by counting', () => {
    const roll = dice(7);
    const sunday = Date.parse('2025-06-01T00:00+07:00');
    for (let round = 0; round < 12; round += 1) {
      const hours = randomHours(roll, 'Asia/Bangkok');
      const open = openMinutes(hours);
      for (let minute = roll(60); minute < 7 * DAY; minute += 97) {
        const state = openStateAt(hours, new Date(sunday + minute * MINUTE));
        const isOpen = open[minute];
        const length = [...open.slice(minute), ...open.slice(0, minute)].findIndex(
          (other) => other !== isOpen,
        );
        const change = length < 0 ? undefined : new Date(sunday + (minute + length) * MINUTE);
        expect(state.state === 'open').toBe(isOpen);
        if (state.state === 'open') expect(state.closesAt).toEqual(change);
        if (state.state === 'closed' || state.state === 'break') expect(state.opensAt).toEqual(change);
      }
    }
  });

  it.each([
    ['America/New_York', '2025-03-08T00:00Z'],
    ['America/New_York', '2025-11-01T00:00Z'],
    ['Australia/Lord_Howe', '2025-10-04T00:00Z'],
    ['Africa/Cairo', '2025-04-24T00:00Z'],
  ])('a week in %s changes exactly when it says, across the clock change after %s', (timeZone, start) => {
    const roll = dice(11);
    for (let round = 0; round < 12; round += 1) {
      const hours = randomHours(roll, timeZone);
      for (let minute = 0; minute < 3 * DAY; minute += 37) {
        const now = new Date(Date.parse(start) + minute * MINUTE);
        const state = openStateAt(hours, now);
        const change =
          state.state === 'open' ? state.closesAt : 'opensAt' in state ? state.opensAt : undefined;
        if (!change) continue;
        expect(change.getTime()).toBeGreaterThan(now.getTime());
        const isOpen = state.state === 'open';
        expect(openStateAt(hours, change).state === 'open').toBe(!isOpen);
        expect(openStateAt(hours, new Date(change.getTime() - 1)).state === 'open').toBe(isOpen);
      }
    }
  });
});
