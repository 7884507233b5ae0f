import type { PageSection } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { AnyPluginSection, ItemCard, OwnDataStatus } from '@oa-profile/plugin-sdk';
import { itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useRef } from 'react';
import type { UsedSectionData } from './use-section-data.js';

/** How many pages of a list are searched for an item, as on the server. */
const MAX_PAGES = 10;

/** What the view of an item shows. */
export interface UsedItemData {
  /** Data that contain the item. */
  data: unknown;
  card: ItemCard;
  own: OwnDataStatus | undefined;
  retry: () => void;
}

/** There is no such item, or this could not be found out. */
export interface MissingItem {
  missing: true;
  /** Why it could not be loaded. */
  code?: ErrorCode;
  retry: () => void;
}

/**
 * The data of an item's view; undefined while they are loading. If they depend on the visitor, the item that the server
 * found stands in until the visitor's own has loaded, which can be on a later page of a long list.
 *
 * @param used the data of its section
 */
export function useItemData(
  { state, more, retry }: UsedSectionData,
  section: PageSection,
  plugin: AnyPluginSection,
  itemId: string,
): UsedItemData | MissingItem | undefined {
  const pages = useRef(1);
  const data = state.status === 'Success' ? state.data : undefined;
  const card = itemCardOf(plugin, data, itemId);
  const isWhole = state.status === 'Success' && (state.own === undefined || state.own === 'Current');
  const isMissing = isWhole && !card;
  // Counts what was asked for; what is shown changes with `more`, not with the count.
  // oxlint-disable-next-line react/refs
  const looksOn = isMissing && more?.status === 'None' && pages.current < MAX_PAGES;
  const isFound = card !== undefined;
  useEffect(() => {
    // A returning visitor gets the list from its beginning.
    if (isFound) pages.current = 1;
    if (!looksOn) return;
    pages.current += 1;
    more.load();
  }, [isFound, looksOn, more]);

  if (card && state.status === 'Success') return { data, card, own: state.own, retry };
  const standIn = itemCardOf(plugin, section.data, itemId);
  const isLooking = looksOn || more?.status === 'Loading';
  if (!standIn) {
    if (state.status === 'Loading' || isLooking) return undefined;
    // It may be on the page that could not be loaded.
    if (isMissing && more?.status === 'Failure') return { missing: true, code: 'UNKNOWN', retry: more.load };
    return { missing: true, retry, ...(state.status === 'Failure' && { code: state.code }) };
  }
  return {
    data: section.data,
    card: standIn,
    own: isLooking ? 'Late' : 'Failure',
    retry: isMissing && more ? more.load : retry,
  };
}
