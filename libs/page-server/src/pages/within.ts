import { ProfileError } from '@oa-profile/errors';

/**
 * Waits for work, but not longer than `ms` milliseconds. The work goes on: others may wait for it, too, so it has
 * no `AbortSignal.timeout`.
 *
 * @throws ProfileError `TIMEOUT` when time is up, or what the work throws
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime(ms)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Says that the time for a page is spent. */
export const outOfTime = (ms: number): ProfileError =>
  new ProfileError({ code: 'TIMEOUT', message: `The page was not ready within ${ms} ms` });
