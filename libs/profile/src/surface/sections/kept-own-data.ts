import type { PageSection } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { checkOnce, type AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { readableOwner } from '../../core/kept/certain-owner.js';
import type { PageState } from '../../core/store/page-state.js';
import type { ProfileServices } from '../../core/store/services.js';
import { sectionKey } from './section-data-slice.js';

/** Milliseconds after which the visitor's own data are too old to be shown. */
const MAX_AGE = 30 * 24 * 60 * 60_000;
/** Bytes of JSON: a device's storage is small, and everybody's. */
const MAX_SIZE = 64 * 1024;

type Services = Pick<ProfileServices, 'host' | 'ownDataCache'>;
type Place = { page: Pick<PageState, 'account'>; section: Pick<PageSection, 'type' | 'id'> };

/** What was kept of a visitor's own data. */
export interface RecalledData {
  data: unknown;
  /** When they came, in milliseconds. */
  at: number;
  /** Whose they are. */
  owner: string;
}

const keyOf = ({ page, section }: Place): string => `${page.account.basicSearchId} ${sectionKey(section)}`;

/** Keeps a visitor's own data for when there is no network. What is too large is not kept, nor what was there before. */
export function keepOwnData(
  { ownDataCache }: Services,
  place: Place,
  { data, at }: { data: unknown; at: number },
): void {
  const isSmall = new TextEncoder().encode(JSON.stringify(data)).length <= MAX_SIZE;
  if (isSmall) ownDataCache.set(keyOf(place), { data, at, until: at + MAX_AGE });
  else ownDataCache.delete(keyOf(place));
}

/**
 * What was kept for the visitor who is there, or who was known last while nobody can tell. It may be of an older version
 * of the page: what does not fit its plugin any more is forgotten.
 */
export function recallOwnData(
  { host, ownDataCache }: Services,
  place: Place,
  { schema }: Pick<AnyProfilePlugin, 'schema'>,
): RecalledData | undefined {
  const owner = readableOwner(host);
  const kept = owner === undefined ? undefined : ownDataCache.get(keyOf(place));
  if (owner === undefined || !kept) return undefined;
  const { data, at } = kept;
  if (checkOnce(schema, data).success) return { data, at, owner };
  ownDataCache.delete(keyOf(place));
  return undefined;
}

/** Forgets what was kept. */
export function forgetOwnData({ ownDataCache }: Services, place: Place): void {
  ownDataCache.delete(keyOf(place));
}

/** Whether a call failed for want of a network: nobody has said anything about the data. */
export const isWithoutNetwork = (code: ErrorCode): boolean =>
  code === 'HTTP_NETWORK_ERROR' || code === 'TIMEOUT';

const refusals: readonly ErrorCode[] = ['HTTP_UNAUTHORIZED', 'ACCESS_DENIED', 'HTTP_NOT_FOUND'];

/** Whether the server has said that there is nothing for this visitor. */
export const isRefused = (code: ErrorCode, { emptyOn = [] }: Pick<AnyProfilePlugin, 'emptyOn'>): boolean =>
  refusals.includes(code) || emptyOn.includes(code);
