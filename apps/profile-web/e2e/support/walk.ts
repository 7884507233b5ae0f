import type { Page } from './fixtures.js';

/** More stops than any page has. */
const MAX_STOPS = 300;

/** More stops than any media player has inside. */
const MAX_INNER_STOPS = 20;

/** How often a stop that seems wrong is looked at again, two frames later each. */
const PATIENCE = 10;

/** A focus stop. */
export interface Stop {
  /** Index of the element in the order of the walk; undefined outside of the page or of its open menu. */
  id: number | undefined;
  what: string;
  /** What is wrong with it. */
  faults: string[];
}

interface WalkedWindow extends Window {
  /** What the last walk has met, in its order. */
  met?: HTMLElement[];
  /** The open menu; leaving it closes it. */
  menu?: HTMLElement | undefined;
  focusFaults: (element: Element) => string[];
}

/** Runs in the page: whether the focused element is not completely visible, or does not show its focus. */
function focusFaults(element: Element): string[] {
  const faults: string[] = [];
  // Elements over a map belong to it, and a label belongs to its input.
  const whole =
    (element.role === 'application' ? element.parentElement : element.closest('label')) ?? element;
  let cover = 'the edge';
  const isHit = (x: number, y: number, orWhatItIsIn: boolean): boolean => {
    const hit = document.elementFromPoint(x, y);
    if (hit && (whole.contains(hit) || (orWhatItIsIn && hit.contains(element)))) return true;
    if (hit) cover = hit.outerHTML.slice(0, 80);
    return false;
  };
  const inset = getComputedStyle(document.documentElement).scrollPaddingBottom;
  const floor = innerHeight - (Number.parseFloat(inset) || 0);
  const seen = [...element.getClientRects()].some(({ left, top, right, bottom, height }) => {
    // Of an element higher than the window only the visible part counts, and of a text field as well.
    const isCut = height > floor - 32 || element instanceof HTMLTextAreaElement;
    const [upper, lower] = isCut ? [Math.max(top, 0), Math.min(bottom, floor)] : [top, bottom];
    const [middle, centre] = [(left + right) / 2, (upper + lower) / 2];
    const edges = [
      [left + 1, centre],
      [right - 1, centre],
      [middle, upper + 1],
      [middle, lower - 1],
    ] as const;
    // At its edges the container may be hit instead, as between the letters of a word.
    return isHit(middle, centre, false) && edges.every(([x, y]) => isHit(x, y, true));
  });
  if (!seen) faults.push(`is hidden by ${cover}`);

  const marks = [
    getComputedStyle(element),
    getComputedStyle(element, '::before'),
    getComputedStyle(element, '::after'),
    ...(element.nextElementSibling ? [getComputedStyle(element.nextElementSibling)] : []),
  ];
  if (!marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')) {
    faults.push('does not show the focus');
  }
  return faults;
}

/** Makes the page ready for a walk, which begins at its start or at that of its open pop-up. */
async function begin(page: Page): Promise<void> {
  // As an expression, which the page's policy does not concern.
  await page.evaluate(`window.focusFaults = ${String(focusFaults)}`);
  await page.evaluate(async () => {
    const state = window as unknown as WalkedWindow;
    const dialog = document.querySelector('dialog');
    const open = document.querySelector<HTMLElement>('[popover=auto]:popover-open');
    // The previous walk has closed it, unless it was that of another pop-up.
    state.menu = open ?? (dialog ? undefined : state.menu);
    if (state.menu?.matches(':popover-open') === false) state.menu.showPopover();
    // It slides in from below the window.
    await Promise.allSettled(
      (state.menu?.getAnimations({ subtree: true }) ?? []).map(({ finished }) => finished),
    );
    const start = (state.menu ?? dialog)?.querySelector('h2') ?? document.body;
    start.tabIndex = -1;
    start.focus();
  });
}

/** The focused element. */
const stop = (page: Page): Promise<Stop> =>
  page.evaluate(async () => {
    // Elements that move with the focus do so within two frames.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const element = document.activeElement as HTMLElement | null;
    const state = window as unknown as WalkedWindow;
    // Leaving a menu closes it and leads to the page, which has its own walk.
    if (!element || element === document.body || state.menu?.contains(element) === false)
      return { id: undefined, what: '', faults: [] };
    const met = (state.met ??= []);
    if (!met.includes(element)) met.push(element);
    return {
      id: met.indexOf(element),
      what: element.outerHTML.slice(0, 160),
      faults: state.focusFaults(element),
    };
  });

/** Goes once around the page with the Tab key. */
export async function walk(page: Page): Promise<Stop[]> {
  await begin(page);
  await page.evaluate(() => {
    (window as unknown as WalkedWindow).met = [];
  });
  const stops: Stop[] = [];
  let inside = 0;
  for (let pressed = 0; pressed < MAX_STOPS; pressed++) {
    await page.keyboard.press('Tab');
    let next = await stop(page);
    // A busy machine draws the sections that come into view later than the frame in which the page scrolls to them.
    for (let look = 0; next.faults.length && look < PATIENCE; look++) next = await stop(page);
    const isSame = next.id !== undefined && next.id === stops.at(-1)?.id;
    // Several stops on one element: a media player with inner stops, or a page with only one link.
    inside = isSame ? inside + 1 : 0;
    const isAround = next.id === undefined || (next.id < stops.length && !isSame);
    if (isAround || inside > MAX_INNER_STOPS) return stops;
    if (next.id !== undefined && !isSame) stops.push(next);
  }
  throw new Error('The walk does not end');
}

/**
 * Goes to every element that can have the focus, in the order of the document and in one go. After a walk this finds
 * the same in another window: order and traps of the Tab key are those of the document.
 */
export async function leap(page: Page): Promise<Stop[]> {
  await begin(page);
  return page.evaluate(async (patience) => {
    const state = window as unknown as WalkedWindow;
    const within = state.menu ?? document.querySelector('dialog') ?? document;
    const focusable =
      'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';
    const known = [...within.querySelectorAll<HTMLElement>(focusable)].filter(
      ({ tabIndex }) => tabIndex >= 0,
    );
    // The keyboard also stops at what only the browser knows to be focusable, such as a box that scrolls.
    const stops: Stop[] = [];
    for (const element of new Set([...known, ...(state.met ?? [])])) {
      // In some versions of Chromium a script can put the focus on an inert video; keys cannot.
      if (element.closest('[inert]')) continue;
      element.focus({ focusVisible: true });
      if (document.activeElement !== element) continue;
      let faults = state.focusFaults(element);
      for (let look = 0; faults.length && look < patience; look++) {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        faults = state.focusFaults(element);
      }
      stops.push({ id: stops.length, what: element.outerHTML.slice(0, 160), faults });
    }
    return stops;
  }, PATIENCE);
}
