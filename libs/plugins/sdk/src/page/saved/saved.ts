const DAY_MS = 24 * 60 * 60_000;

/** When what is saved is too old to be used. */
export const SAVED_FOR_MS = 30 * DAY_MS;

/** Something saved on the device under its owner: the visitor's own data, for use without a network, or the last visit. */
export interface Saved {
  /** Possibly written by an older version of the page: must be parsed before use. */
  data: unknown;
  /** When the server sent it, in milliseconds since the epoch. */
  at: number;
  /** When it becomes useless, in milliseconds since the epoch. */
  until: number;
}

/** Reads saved data. Undefined, which makes the cache delete it, if it is outdated or invalid. */
export function parseSaved(value: unknown): Saved | undefined {
  const { data, at, until } = value as Saved;
  const now = Date.now();
  // A corrected clock leaves timestamps in the future; dates far outside the range cannot be formatted.
  const isPast = Number.isFinite(at) && at >= 0 && at < now + DAY_MS;
  return data !== undefined && isPast && Number.isFinite(until) && now < until
    ? { data, at, until }
    : undefined;
}
