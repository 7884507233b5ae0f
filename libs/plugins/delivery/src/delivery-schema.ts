import { delivery, type Delivery } from '@oa-profile/api-client/schemas';
import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, without hours that mean nothing, words that say nothing, and areas named twice. */
export const deliverySchema: GenericSchema<unknown, Delivery> = pipe(
  delivery,
  transform(({ services }) => ({
    services: services.map(({ hours, waitingMinutes, areas, note, ...rest }) => ({
      ...rest,
      hours: meaningfulHours(hours),
      waitingMinutes:
        waitingMinutes && waitingMinutes.min + waitingMinutes.max > 0 ? waitingMinutes : undefined,
      areas: [...new Set(areas)],
      note: note?.trim() || undefined,
    })),
  })),
);
