import type { MouseEvent } from 'react';

/** Where the way leads: the coordinates if they are known, else the address in words. */
export interface Destination {
  text: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/**
 * Link to the way to a place from where the visitor is, in the map app of the platform: Apple's on an iPhone, an iPad
 * or a Mac, Google's elsewhere. Both open in the browser where there is no app, unlike `geo:`, which leads nowhere in
 * many web views.
 *
 * @param userAgent without it, as on the server, Google's
 */
export function directionsLink({ text, latitude, longitude }: Destination, userAgent = ''): string {
  const destination = latitude === undefined || longitude === undefined ? text : `${latitude},${longitude}`;
  // Also in the user agents of iPhones and iPads: 'like Mac OS X'.
  return userAgent.includes('Mac OS X')
    ? `https://maps.apple.com/?${new URLSearchParams({ daddr: destination }).toString()}`
    : `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}

/**
 * Leads the click on a link with {@link directionsLink} to the map app of the visitor's platform. At the click, since
 * the server's page is the same for all platforms.
 */
export function followDirections({ currentTarget }: MouseEvent, to: Destination): void {
  (currentTarget as HTMLAnchorElement).href = directionsLink(to, navigator.userAgent);
}
