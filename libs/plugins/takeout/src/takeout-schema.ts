import { takeout, type Takeout } from '@oa-profile/api-client/schemas';
import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, without hours that mean nothing and words that say nothing. */
export const takeoutSchema: GenericSchema<unknown, Takeout> = pipe(
  takeout,
  transform(({ hours, waitingMinutes, note, ...rest }) => ({
    ...rest,
    hours: meaningfulHours(hours),
    waitingMinutes:
      waitingMinutes && waitingMinutes.min + waitingMinutes.max > 0 ? waitingMinutes : undefined,
    note: note?.trim() || undefined,
  })),
);
