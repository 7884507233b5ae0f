/** In a page that is not shown, no frame ever comes. */
const NO_FRAME_MS = 100;

/**
 * Resolves once the browser has drawn what has changed before. To put a request together and hand it over takes a slow
 * phone a third of the time in which a tap should be answered.
 */
export function whenDrawn(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME_MS);
    // Its callback comes before the frame is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
