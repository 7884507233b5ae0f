import { distinctBy } from '@oa-profile/api-client/schemas';
import type { Paging } from './section.js';

/** A page of a long list, as the API sends it. */
interface ItemPage {
  items: readonly { id: string }[];
  nextCursor?: string | undefined;
}

/**
 * Joins pages of items. An item that has meanwhile moved to the next page stays where the visitor has seen it.
 *
 * @example
 * ```ts
 * defineSection({ …, paging: itemPaging<Showcase>() });
 * ```
 */
export function itemPaging<Data extends ItemPage>(): Paging<Data> {
  return {
    cursorOf: ({ nextCursor }) => nextCursor,
    append: (before, next) => ({
      ...next,
      items: distinctBy([...before.items, ...next.items], ({ id }) => id),
    }),
  };
}
