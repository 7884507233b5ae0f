/** What indicates how a device is held. Lengths in CSS pixels. */
export interface Held {
  /** Whether touch is its primary input. */
  touched: boolean;
  screen: { width: number; height: number };
  /** Width of the layout: an on-screen keyboard makes a page lower, but never wider. */
  pageWidth: number;
  /** The visitor's pinch zoom; 1 if not zoomed. */
  zoom: number;
}

/** The minimum short side of a tablet's screen, in CSS pixels. */
const TABLET_MIN_SIDE = 600;

/** The minimum share of the screen's long side that a page takes if it is neither zoomed nor in split view. */
const MIN_SHARE = 0.8;

/** A page wider than this share of the long side shows the desktop layout, at the visitor's request. */
const DESKTOP_SHARE = 1.1;

/**
 * Whether this is a phone on its side with the whole page on it. Media queries cannot tell: a keyboard makes an upright
 * page wider than high, and zooming makes a tablet's page as low as a phone's. Nor can the screen's own orientation,
 * which older iPhones lack; but no upright page is as wide as the screen's long side.
 */
export function isPhoneOnItsSide({ touched, screen, pageWidth, zoom }: Held): boolean {
  const long = Math.max(screen.width, screen.height);
  const short = Math.min(screen.width, screen.height);
  if (!touched || short >= TABLET_MIN_SIDE || zoom > 1) return false;
  return pageWidth > long * MIN_SHARE && pageWidth < long * DESKTOP_SHARE;
}
