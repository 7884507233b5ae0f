import { meaningfulHours } from '@oa-profile/plugin-sdk/hours';
import { pipe, transform, type GenericSchema } from 'valibot';
import { delivery, type Delivery } from './data.js';

/** What the API promises, without invalid hours. */
export const deliverySchema: GenericSchema<unknown, Delivery> = pipe(
  delivery,
  transform(({ services }) => ({
    services: services.map((service) => ({ ...service, hours: meaningfulHours(service.hours) })),
  })),
);
