import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import type { Facts } from './facts-at.js';
import { useFacts } from './use-facts.js';

/** The best offer that can be had now, unless the view shows just that. */
export function useOffer(): Facts['offer'] {
  const { offer } = useFacts().facts;
  const isInView = useProfileSelector(
    ({ view }) => view.name === 'item' && view.plugin === offer?.type && view.itemId === offer.itemId,
  );
  return isInView ? undefined : offer;
}
