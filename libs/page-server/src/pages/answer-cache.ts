import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { AbandonedError, RefusedError, type Gate } from './gate.js';
import { pauseAfter } from './pause.js';
import { within } from './within.js';

/** A value, or the reason why there definitely is none. */
export type Answer<Value, Missing> = { value: Value } | { missing: Missing };

/** A cache that makes its missing and stale answers itself. */
export interface AnswerCache<Value, Missing, Context> {
  /**
   * Returns the cached answer, or makes one: once at a time for each key, however many wait for it. A stale answer is
   * returned while a new one is made. If making one has failed, it is not tried again for a while, and then nobody waits
   * long for it. What has not begun when all who wanted it have gone is not made.
   *
   * @param visitor aborted when whoever asks has gone
   * @throws what `make` throws, unless an older answer can be returned; RefusedError when too much is being made, or
   * what is wanted has just failed.
   */
  get(key: string, context: Context, visitor?: AbortSignal): Promise<Answer<Value, Missing>>;
  /** Bytes of the cached values, as `sizeOf` counts them. */
  readonly bytes: number;
}

export interface AnswerCacheOptions<Value, Missing, Context> {
  /**
   * Makes an answer.
   *
   * @param older the value that it will replace
   * @param isWanted whether somebody still waits for it, or for what it will replace next time
   */
  make: (
    context: Context,
    older: Value | undefined,
    isWanted: () => boolean,
  ) => Promise<Answer<Value, Missing>>;
  /** The gate that an answer has to pass to be made. */
  gateFor: (context: Context) => Gate;
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Milliseconds after which an answer is stale. */
  freshFor: number;
  /**
   * Milliseconds for which a stale answer may be returned while a new one is made; later only if making one fails.
   * @default forever
   */
  staleFor?: number;
  /**
   * How many missing keys are remembered. They are kept apart: requests for thousands of things that do not exist must
   * not evict values.
   * @default 5000
   */
  mostMissing?: number;
  /** Called with failures that nobody may have waited for, and what was to be made. */
  onError: (error: unknown, context: Context) => void;
  /** Called with each piece of work, which may outlast the request that started it. @default nothing */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** Thrown when `make` finds nothing; never leaves the cache. */
class MissingError<Missing> extends Error {
  constructor(readonly missing: Missing) {
    super();
  }
}

/** What is remembered of a key that could not be made. */
interface Failure {
  /** How often it has failed in a row. */
  times: number;
  /** Until when it is not tried again. */
  until: number;
}

/** For how long failures are counted together. */
const FAILURE_MS = 600_000;
/** How long somebody waits for what has failed before, or for something newer than what there is. */
const PATIENCE_MS = 2000;

/** Creates a cache that is limited in bytes and makes its answers itself. */
export function createAnswerCache<Value extends object, Missing extends string, Context>({
  make,
  gateFor,
  maxBytes,
  sizeOf,
  freshFor,
  staleFor = Number.POSITIVE_INFINITY,
  mostMissing = 5000,
  onError,
  keepAlive = () => undefined,
}: AnswerCacheOptions<Value, Missing, Context>): AnswerCache<Value, Missing, Context> {
  const clock = {
    // To LRUCache, 0 means forever.
    ttl: Math.max(freshFor, 1),
    // Otherwise it remembers the time until a timer ends. On workerd a timer ends with its request, and time would stop.
    ttlResolution: 0,
  };
  const absent = new LRUCache<string, Missing>({ ...atMost(mostMissing), ...clock });
  const failures = new LRUCache<string, Failure>({ ...atMost(mostMissing), ...clock, ttl: FAILURE_MS });
  function noteFailure(key: string, error: unknown): void {
    const times = (failures.get(key)?.times ?? 0) + 1;
    failures.set(key, { times, until: performance.now() + pauseAfter(times, error) });
  }
  /** Milliseconds for which it is not tried again; 0 if it may be. */
  const pauseLeft = (key: string): number => Math.max(0, (failures.get(key)?.until ?? 0) - performance.now());
  const values = new LRUCache<string, Value, { context: Context }>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
    ...clock,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // A pending request gets its answer even if the entry has been evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (key, older, { context: { context } }) => {
      // An older answer is shown to many more.
      const isWanted = (): boolean => older !== undefined || (waiting.get(key) ?? 0) > 0;
      const making = gateFor(context).run(async () => {
        if (older && !isTooOld(key)) await sent();
        return make(context, older, isWanted);
      }, isWanted);
      keepAlive(making.catch(() => undefined));
      const made = await making.catch((error: unknown) => {
        if (!(error instanceof RefusedError)) {
          if (older || failures.has(key)) onError(error, context);
          noteFailure(key, error);
        }
        throw error;
      });
      failures.delete(key);
      if ('value' in made) return made.value;
      absent.set(key, made.missing);
      // The stale value must not be returned any more: it no longer exists.
      values.delete(key);
      throw new MissingError(made.missing);
    },
  });
  /** How many wait for an answer that is being made. */
  const waiting = new Map<string, number>();
  /** @returns a function that counts them no more */
  function count(key: string, visitor: AbortSignal | undefined): () => void {
    let isCounted = true;
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    const leave = (): void => {
      visitor?.removeEventListener('abort', leave);
      if (!isCounted) return;
      isCounted = false;
      const others = (waiting.get(key) ?? 1) - 1;
      if (others > 0) waiting.set(key, others);
      else waiting.delete(key);
    };
    visitor?.addEventListener('abort', leave);
    return leave;
  }
  const isTooOld = (key: string): boolean => values.getRemainingTTL(key) < -staleFor;
  /** Resolves when the stale answer is on its way: rendering a new page would hold it up by some ten milliseconds. */
  const sent = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

  async function get(key: string, context: Context, visitor?: AbortSignal): Promise<Answer<Value, Missing>> {
    // Most requests end here.
    const fresh = values.get(key, { allowStale: false, noDeleteOnStaleGet: true });
    if (fresh !== undefined) return { value: fresh };
    const missing = absent.get(key);
    if (missing !== undefined) return { missing };
    const older = values.peek(key, { allowStale: true });
    const failure = failures.get(key);
    const left = pauseLeft(key);
    if (left > 0) {
      if (older) return { value: older };
      throw new RefusedError('It has just failed', left);
    }
    // What has failed is tried again behind the older answer, however old that is.
    const allowStale = failure !== undefined || !isTooOld(key);
    if (visitor?.aborted) throw new AbandonedError();
    const leave = count(key, visitor);
    const making = values.forceFetch(key, { context: { context }, allowStale });
    let isPending = true;
    const settle = (): void => {
      isPending = false;
      leave();
    };
    making.then(settle, settle);
    try {
      return { value: await (older || failure ? within(PATIENCE_MS, making) : making) };
    } catch (error) {
      if (error instanceof MissingError) return { missing: error.missing as Missing };
      // It was given up just before this visitor came.
      if (error instanceof AbandonedError && !visitor?.aborted) return get(key, context, visitor);
      // The next ones need not wait to find out. Of those who have waited together, one says so.
      if (isPending && failures.get(key) === failure) noteFailure(key, error);
      if (older) return { value: older };
      if (!failure || error instanceof RefusedError) throw error;
      throw new RefusedError('It has failed again', pauseLeft(key));
    }
  }

  return {
    get,
    get bytes() {
      return values.calculatedSize;
    },
  };
}
