import { made } from './made.js';

/** Whether the engine knows a time zone by its IANA name. */
export const knowsZone = (timeZone: string): boolean =>
  made(
    () => Boolean(new Intl.DateTimeFormat('en', { timeZone })),
    () => false,
  );
