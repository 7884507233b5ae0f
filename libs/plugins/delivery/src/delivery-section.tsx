import type { SectionProps } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import type { Delivery } from './data.js';
import { Service } from './service.js';

/** Each way of delivering, on its own terms. */
export function DeliverySection({ data: { services }, context }: SectionProps<Delivery>): ReactElement[] {
  // By its place, which never changes: an account may deliver meals on two terms.
  return services.map((service, place) => <Service key={place} service={service} context={context} />);
}
