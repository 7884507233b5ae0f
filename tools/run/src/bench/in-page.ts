/** Measurements of a page. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Milliseconds from each interaction to its next frame. */
  interactions: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs before the page's own scripts, and observes the browser's performance entries. */
export function watch(): void {
  window.seen = { firstPaint: 0, largestPaint: 0, shift: 0, interactions: [] };
  const { seen } = window;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.firstPaint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largestPaint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // Shifts that follow a tap are intended.
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const interactions: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) seen.interactions.push(entry.duration);
  }).observe(interactions);
}

/**
 * Runs before the page's own scripts: presses a control as soon as it is visible, and writes to the console, after
 * `sign`, how many milliseconds after the start of the navigation something opened. It runs in the page, since a message
 * from outside would wait for the throttled CPU and delay the page itself.
 */
export function tapAtOnce([name, state, sign]: readonly [string, string, string]): void {
  let tapped = false;
  const look = (): void => {
    const start = document.documentElement?.getAttribute('data-start') ?? '';
    if (!tapped && (state === '' || start === state)) {
      const control = [...document.querySelectorAll<HTMLElement>('[role=group] button, [role=group] a')].find(
        (each) => each.textContent?.trim() === name || each.getAttribute('aria-label') === name,
      );
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
      if (control && isPainted && getComputedStyle(control).visibility === 'visible') {
        tapped = true;
        control.click();
      }
    }
    const isOpen = [...document.querySelectorAll('dialog, [popover]')].some(
      (each) => (each as HTMLElement).getClientRects().length > 0,
    );
    if (tapped && isOpen) requestAnimationFrame(() => console.info(sign, performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
