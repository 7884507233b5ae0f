export interface Seen {
  firstPaint: number;
  largestPaint: number;
  shift: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Item of the session storage: milliseconds from the longest interaction to its next frame. */
export const LONGEST = 'bench-longest-interaction';

/** Runs before the page's own scripts, and observes the browser's performance entries. */
export function watch(key: string): void {
  window.seen = { firstPaint: 0, largestPaint: 0, shift: 0 };
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
      if (entry.interactionId)
        // It survives the navigation that a tap begins.
        sessionStorage.setItem(key, String(Math.max(entry.duration, Number(sessionStorage.getItem(key)))));
  }).observe(interactions);
}

/**
 * Runs before the page's own scripts: presses the control whose name begins with `name` as soon as it is visible, again
 * and again as an impatient visitor would, and writes to the console, after `sign`, how many milliseconds after the start
 * of the navigation it was answered: by a dialog or popover, or by another text or state of the control, each with a box
 * on the screen. It runs in the page,
 * since a message from outside would wait for the throttled CPU and delay the page itself.
 */
export function tapAtOnce([name, sign, patience]: readonly [string, string, number]): void {
  let before: string | undefined;
  let tappedAt = 0;
  const isOnScreen = (element: Element): boolean => {
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  const stateOf = (control: Element): string =>
    [control.textContent, control.getAttribute('aria-pressed'), control.getAttribute('aria-busy')].join();
  const look = (): void => {
    const control = [...document.querySelectorAll<HTMLElement>('[role=group] button, [role=group] a')].find(
      (each) =>
        isOnScreen(each) &&
        [each.textContent?.trim(), each.getAttribute('aria-label')].some((text) => text?.startsWith(name)),
    );
    const isOpen = [...document.querySelectorAll('dialog, [popover]')].some(isOnScreen);
    const isChanged = before !== undefined && control !== undefined && stateOf(control) !== before;
    if (before !== undefined && (isOpen || isChanged)) {
      requestAnimationFrame(() => console.info(sign, performance.now()));
      return;
    }
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const mayTap = before === undefined || performance.now() - tappedAt >= patience;
    if (control && isPainted && mayTap && getComputedStyle(control).visibility === 'visible') {
      before ??= stateOf(control);
      tappedAt = performance.now();
      control.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in every document of a visit: once `key` of the session storage holds the time of a tap and the page of `account`,
 * if that is not empty, is painted in `language`, writes to the console, after `sign`, the milliseconds between the two.
 */
export function seeDocument([language, account, key, sign]: readonly [string, string, string, string]): void {
  const look = (): void => {
    const tapped = Number(sessionStorage.getItem(key));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const isThere = document.documentElement?.lang === language && location.pathname.includes(account);
    const isSeen = isThere && document.querySelector('h1') !== null;
    if (!tapped || !paint || !isSeen) requestAnimationFrame(look);
    else if (performance.timeOrigin > tapped)
      // A new document is seen at its first paint, even if this code runs later.
      console.info(sign, performance.timeOrigin + paint.startTime - tapped);
    else requestAnimationFrame(() => console.info(sign, performance.timeOrigin + performance.now() - tapped));
  };
  requestAnimationFrame(look);
}
