import type { PageSection } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import {
  type PageState,
  type ProfileServices,
  readableOwner,
  readSaved,
  save,
  sectionKey,
} from '@oa-profile/plugin-sdk/page';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { checkOnce } from '@oa-profile/plugin-sdk/internal';

type Services = Pick<ProfileServices, 'host' | 'ownDataCache'>;
type Place = { page: Pick<PageState, 'account'>; section: Pick<PageSection, 'type' | 'id'> };

/** The visitor's own data as saved earlier, and when they were loaded, in milliseconds. */
export interface RecalledData {
  data: unknown;
  at: number;
}

const keyOf = ({ page, section }: Place): string => `${page.account.basicSearchId} ${sectionKey(section)}`;

/** Saves a visitor's own data for use without a network. */
export const saveOwnData = ({ ownDataCache }: Services, place: Place, loaded: RecalledData): void =>
  save(ownDataCache, keyOf(place), loaded);

/**
 * The data saved for the current visitor, or the last known one if the current one cannot be known. They may come from
 * an older version of the page: data that no longer fit the plugin's schema are deleted.
 */
export const recallOwnData = (
  { host, ownDataCache }: Services,
  place: Place,
  { schema }: Pick<AnyPluginSection, 'schema'>,
): RecalledData | undefined =>
  readableOwner(host) === undefined
    ? undefined
    : readSaved(ownDataCache, keyOf(place), (data) => (checkOnce(schema, data).success ? data : undefined));

export function forgetOwnData({ ownDataCache }: Services, place: Place): void {
  ownDataCache.delete(keyOf(place));
}

/** Whether a request failed for lack of a network, which says nothing about the data. */
export const isWithoutNetwork = (code: ErrorCode): boolean =>
  code === 'HTTP_NETWORK_ERROR' || code === 'TIMEOUT';

const refusals: readonly ErrorCode[] = ['HTTP_UNAUTHORIZED', 'ACCESS_DENIED', 'HTTP_NOT_FOUND'];

/** Whether the server has said that there is nothing for this visitor. */
export const isRefused = (code: ErrorCode, { emptyOn = [] }: Pick<AnyPluginSection, 'emptyOn'>): boolean =>
  refusals.includes(code) || emptyOn.includes(code);
