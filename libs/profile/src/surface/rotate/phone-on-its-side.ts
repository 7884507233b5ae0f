/** What tells how a device is held. Lengths in CSS pixels. */
export interface Held {
  /** Whether fingers are what it is used with first. */
  touched: boolean;
  screen: { width: number; height: number };
  /** Of the layout: a keyboard on the screen makes a page lower, but never wider. */
  pageWidth: number;
  /** How far the visitor has zoomed in with two fingers; 1 is not at all. */
  zoom: number;
}

/** The least short side of a tablet's screen. */
const TABLET = 600;

/** The share of the screen's long side that a page has at least when it is neither zoomed nor beside another one. */
const WHOLE = 0.8;

/** Wider than the screen is a page that the visitor asked for as on a desktop. */
const DESKTOP = 1.1;

/**
 * Whether this is a phone on its side with the whole page on it. Media queries cannot tell: a keyboard makes an upright
 * page wider than high, and zooming makes the page of a tablet as low as that of a phone. Nor can the screen's own
 * orientation, which older iPhones do not know; but no upright page is as wide as the screen's long side.
 */
export function isPhoneOnItsSide({ touched, screen, pageWidth, zoom }: Held): boolean {
  const long = Math.max(screen.width, screen.height);
  const short = Math.min(screen.width, screen.height);
  if (!touched || short >= TABLET || zoom > 1) return false;
  return pageWidth > long * WHOLE && pageWidth < long * DESKTOP;
}
