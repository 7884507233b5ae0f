import type { Delivery } from '@oa-profile/api-client/schemas';
import { definePlugin, type ProfilePlugin } from '@oa-profile/plugin-sdk';
import { deliverySchema } from './delivery-schema.js';
import { DeliverySection } from './delivery-section.js';
import { DeliverySkeleton } from './delivery-skeleton.js';
import { deliveryTexts } from './texts.js';

/** What an account delivers, where to, when, and on which terms. */
export const deliveryPlugin: ProfilePlugin<Delivery> = definePlugin({
  type: 'delivery',
  texts: deliveryTexts,
  schema: deliverySchema,
  source: { kind: 'account-page' },
  isEmpty: ({ services }) => services.length === 0,
  Section: DeliverySection,
  Skeleton: DeliverySkeleton,
  body: 'flush',
});
