import {
  readSaved,
  save,
  visitorKind,
  type ClaimedCache,
  type PluginPage,
  type Saved,
  type SavedNamespace,
} from '@oa-profile/plugin-sdk/page';
import * as v from 'valibot';
import type { Digests } from './digests.js';

/** What a visitor knows of accounts, to tell what has changed on the next visit. */
export const lastVisits: SavedNamespace = {
  name: 'lastVisit',
  area: 'local',
  capacity: 20,
  whileUnknown: 'device',
};

/** A visitor who returns sooner is still on the same visit. */
const AWAY_MS = 60 * 60_000;

const digests = v.record(v.string(), v.unknown());

/** What the device saves of a visitor's visits to an account. */
export interface LastVisit {
  /** What the visitor knows: the next visit is compared with it. */
  known: Digests;
  /** What this visit has been told of, which the visitor knows from the next one on. */
  told?: Digests | undefined;
  /** When the page was last opened, in milliseconds since the epoch. */
  at: number;
  /** When it was opened last before this visit. @default this is the first */
  before?: number | undefined;
}

const lastVisit: v.GenericSchema<unknown, Omit<LastVisit, 'at'>> = v.object({
  known: digests,
  told: v.optional(digests),
  before: v.optional(v.number()),
});

/** What is saved of an account; undefined on a first visit. */
export function recallVisit(cache: ClaimedCache<Saved>, searchId: string): LastVisit | undefined {
  const saved = readSaved(cache, searchId, (data) => {
    const parsed = v.safeParse(lastVisit, data);
    return parsed.success ? parsed.output : undefined;
  });
  return saved && { ...saved.data, at: saved.at };
}

/** Saves a visit, unless it is too large. */
export const saveVisit = (cache: ClaimedCache<Saved>, searchId: string, { at, ...data }: LastVisit): void =>
  save(cache, searchId, { data, at });

/** When a visitor who opens the page was there before this visit, in milliseconds; undefined on a first one. */
export const visitBefore = ({ at, before }: LastVisit, now: number): number | undefined =>
  now - at >= AWAY_MS ? at : before;

/**
 * What a visitor who opens the page knows, if it is time to tell what has changed since: after an absence, and again
 * when the page is loaded again in the visit that was told.
 */
export function knownBefore({ known, told, at }: LastVisit, now: number): { known: Digests; isDue: boolean } {
  const wasAway = now - at >= AWAY_MS;
  return { known: wasAway ? (told ?? known) : known, isDue: wasAway || told !== undefined };
}

/**
 * When the visitor was here before this visit; undefined on a first one, and while the host cannot tell whose visit it is.
 * The answer is the same before and after this visit is saved.
 */
export async function lastVisitOf(
  { store, services }: Pick<PluginPage, 'store' | 'services'>,
  now: number = Date.now(),
): Promise<Date | undefined> {
  await services.host.starting();
  if (visitorKind(services.host) === 'lost') return undefined;
  const { basicSearchId } = store.getState().page.account;
  const last = recallVisit(services.savedCache(lastVisits), basicSearchId);
  const at = last && visitBefore(last, now);
  return at === undefined ? undefined : new Date(at);
}
