/** Calls `run` with the next frame and after each change of an element's size. Returns a function that stops it. */
export function onResize(element: Element, run: () => void): () => void {
  let frame = 0;
  // Not at once: resizing something in the callback is reported by browsers as an error.
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
