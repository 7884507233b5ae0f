import type { Showcase } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';

/** The next page after what is there. A product that both name stays where the visitor has seen it. */
export function appendProducts(before: Showcase, next: Showcase): Showcase {
  return { ...next, items: distinctBy([...before.items, ...next.items], ({ id }) => id) };
}
