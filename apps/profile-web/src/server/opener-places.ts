import { randomUUID } from 'node:crypto';
import type { Opener } from '@oa-profile/api-client';
import { linkQuery } from '@oa-profile/profile';
import { elementIds } from '../shared/page-elements.js';
import { escapeJson } from './document.js';

/** From where a page was opened, as its address says. */
export type AddressOpener = Pick<Opener, 'key' | 'addFriendRoute'>;

/** Nobody can know it, so that it stands nowhere else in a page. */
let mark = '';
/** Made with the first request: some runtimes have nothing random before. */
const theMark = (): string => (mark ||= randomUUID());

/**
 * Stands for the opener of anybody in a page that is kept. Pages of visits that have one are rendered with this once, and
 * what their address says is filled in afterwards: an address with a key of its own for each visitor must not let the
 * server render and keep a page for each.
 */
export const openerMark = (): AddressOpener => ({ key: theMark() });

/** A document that was rendered with {@link openerMark}, with the opener of one visit in all those places. */
export function fillInOpener(document: string, { key, addFriendRoute }: AddressOpener): string {
  const opener = { key, addFriendRoute };
  const marked = theMark();
  // In markup and in data alike, an ampersand is the only character of a query that is written in another way.
  const query = linkQuery(undefined, opener).slice(1);
  const dataFrom = document.indexOf(`id="${elementIds.initialData}"`);
  const markup = document
    .slice(0, dataFrom)
    .replaceAll(`key=${marked}`, () => query.replaceAll('&', '&amp;'));
  const members = escapeJson(JSON.stringify(opener)).slice(1, -1);
  const data = document
    .slice(dataFrom)
    .replaceAll(`"key":"${marked}"`, () => members)
    .replaceAll(`key=${marked}`, () => escapeJson(query));
  return markup + data;
}
