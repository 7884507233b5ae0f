import type { SubPageSeed } from '../account-seed.js';

/** Hour by hour from midnight. */
const quiet = [...Array<number>(8).fill(0), 22, 38, 52, 58, 64, 60, 52, 48, 20, 18, 34, 30, 16, 0, 0, 0];
const weekend = [30, 14, 0, 0, 0, 0, 0, 0, 34, 58, 88, 94, 90, 82, 78, 70, 26, 30, 62, 74, 80, 84, 72, 54];

export const busyTimes: SubPageSeed<'TRAFFICINFO'> = {
  type: 'TRAFFICINFO',
  content: {
    original: {
      weekdays: {
        sun: [30, 14, ...weekend.slice(2, 20), 22, 0, 0, 0],
        mon: quiet,
        tue: Array<number>(24).fill(0),
        wed: quiet,
        thu: quiet,
        fri: [0, 0, ...quiet.slice(2, 17), 24, 58, 72, 80, 82, 70, 52],
        sat: weekend,
      },
      usualStayMinutes: { min: 40, max: 75 },
    },
  },
};
