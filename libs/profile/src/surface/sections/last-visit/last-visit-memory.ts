import type { Cache } from '@oa-profile/storage';
import * as v from 'valibot';
import { fitsStorage } from '../../../core/kept/fits-storage.js';
import { KEPT_FOR_MS, type Kept } from '../../../core/kept/kept.js';
import type { Digests } from './digests.js';

/** A visitor who returns sooner is still on the same visit. */
const AWAY_MS = 60 * 60_000;

const digests = v.record(v.string(), v.unknown());

/** What the device keeps of a visitor's visits to an account. */
export interface LastVisit {
  /** What the visitor knows: the next visit is compared with it. */
  known: Digests;
  /** What this visit has been told of, which the visitor knows from the next one on. */
  told?: Digests | undefined;
  /** When the page was last opened, in milliseconds since the epoch. */
  at: number;
}

const lastVisit: v.GenericSchema<unknown, Omit<LastVisit, 'at'>> = v.object({
  known: digests,
  told: v.optional(digests),
});

/** What is kept of an account; undefined on a first visit. */
export function recallVisit(cache: Cache<Kept>, searchId: string): LastVisit | undefined {
  const kept = cache.get(searchId);
  const parsed = v.safeParse(lastVisit, kept?.data);
  return kept && parsed.success ? { ...parsed.output, at: kept.at } : undefined;
}

/** Keeps a visit, unless it is too large. */
export function keepVisit(cache: Cache<Kept>, searchId: string, { at, ...data }: LastVisit): void {
  if (fitsStorage(data)) cache.set(searchId, { data, at, until: at + KEPT_FOR_MS });
  else cache.delete(searchId);
}

/**
 * What a visitor who opens the page knows, if it is time to tell what has changed since: after an absence, and again
 * when the page is loaded again in the visit that was told.
 */
export function knownBefore({ known, told, at }: LastVisit, now: number): { known: Digests; isDue: boolean } {
  const wasAway = now - at >= AWAY_MS;
  return { known: wasAway ? (told ?? known) : known, isDue: wasAway || told !== undefined };
}
