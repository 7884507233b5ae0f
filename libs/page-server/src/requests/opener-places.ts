import { linkQuery } from '@oa-profile/plugin-sdk/internal';
import { randomUUID } from 'node:crypto';
import type { Opener } from '@oa-profile/api-client';
import { elementIds } from '@oa-profile/page-start/document';
import { escapeJson } from '../documents/data-element.js';

/** Where a page was opened, as its address says. */
export type AddressOpener = Pick<Opener, 'key' | 'addFriendRoute'>;

/** Cannot be guessed, so it occurs nowhere else in a page. */
let secret = '';
/** Made at the first request: some runtimes have no random numbers before. */
const placeholder = (): string => (secret ||= randomUUID());

/**
 * Placeholder for the opener in a cached page. Pages for visits with an opener are rendered once with it, and each
 * visit's values are filled in afterwards: addresses with a different key for each visitor must not make the server
 * render and keep a page for each.
 */
export const openerPlaceholder = (): AddressOpener => ({ key: placeholder() });

/** Replaces {@link openerPlaceholder} everywhere in a document by the opener of one visit. */
export function fillInOpener(document: string, { key, addFriendRoute }: AddressOpener): string {
  const opener = { key, addFriendRoute };
  const replaced = placeholder();
  // The ampersand is the only character of a query that is escaped, in markup as well as in data.
  const query = linkQuery(undefined, opener).slice(1);
  const dataFrom = document.indexOf(`id="${elementIds.initialData}"`);
  const markup = document
    .slice(0, dataFrom)
    .replaceAll(`key=${replaced}`, () => query.replaceAll('&', '&amp;'));
  const members = escapeJson(JSON.stringify(opener)).slice(1, -1);
  const data = document
    .slice(dataFrom)
    .replaceAll(`"key":"${replaced}"`, () => members)
    .replaceAll(`key=${replaced}`, () => escapeJson(query));
  return markup + data;
}
