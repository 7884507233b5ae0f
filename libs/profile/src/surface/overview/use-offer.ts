import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useEffect, useState, type RefObject } from 'react';
import type { Facts } from './facts-at.js';
import { useFacts } from './use-facts.js';

/**
 * The best offer that can be had now, unless the view shows just that. Where there was none at first, one that comes takes
 * room: it waits until its place is not seen, so that nothing moves before a visitor's eyes.
 *
 * @param place where it is shown, in the document even without one
 */
export function useOffer(place: RefObject<HTMLElement | null>): Facts['offer'] {
  const { offer } = useFacts().facts;
  const isInView = useProfileSelector(
    ({ view }) => view.name === 'item' && view.plugin === offer?.type && view.itemId === offer.itemId,
  );
  const [hasRoom, setRoom] = useState(offer !== undefined);
  const waits = !hasRoom && offer !== undefined;
  useEffect(() => {
    if (!waits || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (!latest || latest.isIntersecting) return;
      // Above the window it would push down what is read, unless the browser scrolls along. What is not displayed is at 0.
      const isBelow = latest.boundingClientRect.top >= 0;
      if (isBelow || CSS.supports('overflow-anchor', 'auto')) setRoom(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [waits, place]);
  return isInView || waits ? undefined : offer;
}
