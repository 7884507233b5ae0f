/**
 * Calls `run` when an element has, and each time it gets, another size. Returns a function that stops it.
 */
export function onResize(element: Element, run: () => void): () => void {
  let frame = 0;
  // Not at once: what it changes would be noticed in the same round, which browsers report as an error.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
