import type { FileRequest } from '@oa-profile/plugin-sdk/server';
import { directionsLink } from '@oa-profile/plugin-sdk';
import { placeAddress } from '../place-of-page.js';

/**
 * Leads to the way to an account's place in the map app of the visitor's platform: Apple's on an iPhone, an iPad or a
 * Mac, Google's elsewhere. Both open in the browser where there is no app. Undefined without an address.
 */
export function directionsTo({ page, userAgent }: FileRequest): { to: string } | undefined {
  const { name } = page.account;
  const address = placeAddress(page);
  if (!address) return undefined;
  // Also in the user agents of iPhones and iPads: 'like Mac OS X'.
  if (!userAgent.includes('Mac OS X')) return { to: directionsLink({ ...address, name }) };
  const { text, latitude, longitude } = address;
  const to: Record<string, string> =
    latitude === undefined || longitude === undefined
      ? { daddr: `${name}, ${text}` }
      : // The name labels the point, which the map would otherwise call by its numbers or by a neighbour's address.
        { daddr: `${latitude},${longitude}`, q: name };
  return { to: `https://maps.apple.com/?${new URLSearchParams(to).toString()}` };
}
