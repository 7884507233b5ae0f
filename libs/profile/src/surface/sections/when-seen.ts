/** How long a section must be visible: scrolling past it does not count. */
const SEEN_MS = 1000;

/**
 * Calls `onSeen` once, when half of `element`, or as much of it as fills half of the window, has been visible for a
 * second. Returns a function that stops waiting.
 */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  const inSight = new Set<IntersectionObserver>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function elapse(): void {
    // A page in a hidden tab keeps its layout, and its intersections with it.
    if (document.visibilityState === 'hidden') {
      timer = setTimeout(elapse, SEEN_MS);
      return;
    }
    stop();
    onSeen();
  }
  function note(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
    const entry = entries.at(-1);
    // Browsers disagree on whether a target below the threshold is intersecting.
    const [threshold = 0] = observer.thresholds;
    if (entry?.isIntersecting && entry.intersectionRatio >= threshold) inSight.add(observer);
    else inSight.delete(observer);
    if (!inSight.size) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(elapse, SEEN_MS);
  }
  function stop(): void {
    clearTimeout(timer);
    observers.forEach((observer) => observer.disconnect());
  }

  const observers = [
    new IntersectionObserver(note, { threshold: 0.5 }),
    // The line in the middle of the window: a section across it fills half of the window or shows half of itself,
    // however much taller than the window it is.
    new IntersectionObserver(note, { rootMargin: '-50% 0px' }),
  ];
  observers.forEach((observer) => observer.observe(element));
  return stop;
}
