import type { MediaFeed } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';

/** The next page after what is there. A post that both name stays where the visitor has seen it. */
export function appendItems(before: MediaFeed, next: MediaFeed): MediaFeed {
  return { ...next, items: distinctBy([...before.items, ...next.items], ({ id }) => id) };
}
