import { useLayoutEffect, useRef, useState, type HTMLAttributes, type RefObject } from 'react';

export interface SlideTrackOptions {
  /** Index of the first visible slide. */
  start: number;
  count: number;
  /** Called when another slide becomes visible. */
  onMove: (index: number) => void;
}

/** A row of slides, each as wide as the track, moved by swipes and buttons. */
export interface SlideTrack {
  /** The track, whose children are the slides. */
  track: RefObject<HTMLDivElement | null>;
  /** Index of the visible slide. */
  index: number;
  go: (to: number) => void;
  /** Event handlers for the track. */
  listeners: Pick<HTMLAttributes<HTMLElement>, 'onScroll' | 'onPointerDown' | 'onWheel'>;
}

/** Keeps a track and the index of its slide in step. It must be visible on mount: what is hidden cannot be scrolled. */
export function useSlideTrack({ start, count, onMove }: SlideTrackOptions): SlideTrack {
  const track = useRef<HTMLDivElement>(null);
  /** The slide that a button is scrolling to. Slides passed on the way do not count. */
  const target = useRef<number>(undefined);
  const [index, setIndex] = useState(start);

  const first = useRef(start);
  useLayoutEffect(() => {
    scrollTo(track.current, first.current, 'instant');
  }, []);

  // The slide that had the focus is inert now.
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
      // No animation past all slides to a distant one.
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

/** The number of slides before the visible one. Offsets are negative in right-to-left languages. */
function placeOf({ scrollLeft, clientWidth }: Element): number {
  return clientWidth === 0 ? 0 : Math.abs(scrollLeft) / clientWidth;
}

function scrollTo(track: Element | null, index: number, behavior: ScrollBehavior): void {
  const slide = track?.children[index];
  if (track && slide instanceof HTMLElement) track.scrollTo({ left: slide.offsetLeft, behavior });
}
