const mark = (isLeaving: boolean): boolean =>
  document.documentElement.toggleAttribute('data-leaving', isLeaving);

/** Shows it no longer. */
export const showStaying = (): boolean => mark(false);

/** Shows that a link to another document was taken, until that has come: on a slow network one would tap again. */
export function showLeaving(): void {
  mark(true);
  // The browser may keep this document as it is, and show it again when the visitor goes back.
  window.addEventListener('pagehide', showStaying, { once: true });
  // The visitor was asked whether to leave a form, or stopped the browser. Older ones say nothing of it.
  if ('navigation' in globalThis) navigation.addEventListener('navigateerror', showStaying, { once: true });
}
