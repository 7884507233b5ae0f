import { useLayoutEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';

/** What {@link useSlideTrack} needs. */
export interface SlideTrackOptions {
  /** The slide that is seen first. */
  start: number;
  count: number;
  /** Another slide is seen now. */
  onMove: (index: number) => void;
}

/** A row of slides, each as wide as the track, that a finger scrolls and buttons move. */
export interface SlideTrack {
  /** The track, whose children are the slides. */
  track: RefObject<HTMLDivElement | null>;
  /** The slide that is seen. */
  index: number;
  go: (to: number) => void;
  /** For the track. */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onScroll' | 'onPointerDown' | 'onWheel'>;
}

/**
 * Keeps a scrolling track and the index of its slide in step. The track has to be visible when the component that
 * calls this is mounted: what is hidden cannot be scrolled.
 */
export function useSlideTrack({ start, count, onMove }: SlideTrackOptions): SlideTrack {
  const track = useRef<HTMLDivElement>(null);
  /** Where a button is taking the track. Slides that it passes on the way are not where it is. */
  const target = useRef<number>(undefined);
  const [index, setIndex] = useState(start);

  const first = useRef(start);
  useLayoutEffect(() => {
    scrollTo(track.current, first.current, 'instant');
  }, []);

  // What the focus was in is inert now.
  useLayoutEffect(() => {
    const slide = track.current?.children[index];
    const { activeElement } = document;
    if (!(slide instanceof HTMLElement) || slide.contains(activeElement)) return;
    if (track.current?.contains(activeElement)) slide.focus({ preventScroll: true });
  }, [index]);

  const move = (to: number): void => {
    if (to === index) return;
    setIndex(to);
    onMove(to);
  };
  const release = (): void => {
    target.current = undefined;
  };
  return {
    track,
    index,
    go(to) {
      const next = Math.min(Math.max(to, 0), count - 1);
      if (next === index) return;
      target.current = next;
      // Far away slides are not worth a journey past all others.
      scrollTo(track.current, next, Math.abs(next - index) > 1 ? 'instant' : 'auto');
      move(next);
    },
    listeners: {
      onScroll({ currentTarget }) {
        const place = placeOf(currentTarget);
        if (target.current === undefined) move(Math.round(place));
        else if (Math.abs(place - target.current) < 0.01) release();
      },
      onPointerDown: release,
      onWheel: release,
    },
  };
}

/** How many slides lie before what is seen. Negative offsets are those of languages that run from right to left. */
function placeOf({ scrollLeft, clientWidth }: Element): number {
  return clientWidth === 0 ? 0 : Math.abs(scrollLeft) / clientWidth;
}

function scrollTo(track: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = track?.children[index];
  if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft, behavior });
}
