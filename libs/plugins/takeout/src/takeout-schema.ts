import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';
import { takeout, type Takeout } from './data.js';

/** What the API promises, without invalid hours. */
export const takeoutSchema: GenericSchema<unknown, Takeout> = pipe(
  takeout,
  transform((data) => ({ ...data, hours: meaningfulHours(data.hours) })),
);
