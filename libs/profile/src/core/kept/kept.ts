const DAY = 24 * 60 * 60_000;

/**
 * Something of the visitor's own that is kept on the device for when there is no network, under the name of its owner.
 */
export interface Kept {
  /** As an older version of the page may have left it: to be parsed by whoever uses it. */
  data: unknown;
  /** When it came from the server, in milliseconds. */
  at: number;
  /** From when on it is of no use, in milliseconds. */
  until: number;
}

/** Reads what was kept. What is of no use any more is refused, and so deleted. */
export function parseKept(value: unknown): Kept | undefined {
  const { data, at, until } = value as Kept;
  const now = Date.now();
  // A clock that was wrong and has been put right makes times to come; a date far from now cannot be told at all.
  const isPast = Number.isFinite(at) && at >= 0 && at < now + DAY;
  return data !== undefined && isPast && Number.isFinite(until) && now < until
    ? { data, at, until }
    : undefined;
}
