import type { PageSection } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { checkOnce, type AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { readableOwner } from '../../core/kept/certain-owner.js';
import { fitsStorage } from '../../core/kept/fits-storage.js';
import { KEPT_FOR_MS } from '../../core/kept/kept.js';
import type { PageState } from '../../core/store/page-state.js';
import type { ProfileServices } from '../../core/store/services.js';
import { sectionKey } from './section-data-slice.js';

type Services = Pick<ProfileServices, 'host' | 'ownDataCache'>;
type Place = { page: Pick<PageState, 'account'>; section: Pick<PageSection, 'type' | 'id'> };

/** The visitor's own data as kept earlier. */
export interface RecalledData {
  data: unknown;
  /** When they were loaded, in milliseconds. */
  at: number;
}

const keyOf = ({ page, section }: Place): string => `${page.account.basicSearchId} ${sectionKey(section)}`;

/**
 * Keeps a visitor's own data for use without a network. Data that are too large are not kept, and remove earlier ones.
 */
export function keepOwnData(
  { ownDataCache }: Services,
  place: Place,
  { data, at }: { data: unknown; at: number },
): void {
  if (fitsStorage(data)) ownDataCache.set(keyOf(place), { data, at, until: at + KEPT_FOR_MS });
  else ownDataCache.delete(keyOf(place));
}

/**
 * The data kept for the current visitor, or the last known one if the current one cannot be known. They may come from
 * an older version of the page: data that no longer fit the plugin's schema are deleted.
 */
export function recallOwnData(
  { host, ownDataCache }: Services,
  place: Place,
  { schema }: Pick<AnyProfilePlugin, 'schema'>,
): RecalledData | undefined {
  const kept = readableOwner(host) === undefined ? undefined : ownDataCache.get(keyOf(place));
  if (!kept) return undefined;
  const { data, at } = kept;
  if (checkOnce(schema, data).success) return { data, at };
  ownDataCache.delete(keyOf(place));
  return undefined;
}

/** Deletes what was kept. */
export function forgetOwnData({ ownDataCache }: Services, place: Place): void {
  ownDataCache.delete(keyOf(place));
}

/** Whether a request failed for lack of a network, which says nothing about the data. */
export const isWithoutNetwork = (code: ErrorCode): boolean =>
  code === 'HTTP_NETWORK_ERROR' || code === 'TIMEOUT';

const refusals: readonly ErrorCode[] = ['HTTP_UNAUTHORIZED', 'ACCESS_DENIED', 'HTTP_NOT_FOUND'];

/** Whether the server has said that there is nothing for this visitor. */
export const isRefused = (code: ErrorCode, { emptyOn = [] }: Pick<AnyProfilePlugin, 'emptyOn'>): boolean =>
  refusals.includes(code) || emptyOn.includes(code);
