import { LRUCache } from 'lru-cache';
import { BusyError, type Gate } from './gate.js';

/** Something, or for good that there is no such thing and why. */
export type Answer<Value, Missing> = { value: Value } | { missing: Missing };

/** Answers in memory. */
export interface AnswerCache<Value, Missing, Context> {
  /**
   * What is remembered, or else what is made now: once at a time for each key, however many wait for it. An old answer is
   * given away while a new one is made.
   *
   * @throws what making it throws, where nothing older can stand in; BusyError when too much is being made.
   */
  get(key: string, context: Context): Promise<Answer<Value, Missing>>;
  /** Bytes of the values, as `sizeOf` counts them. */
  readonly bytes: number;
}

/** Options of {@link createAnswerCache}. */
export interface AnswerCacheOptions<Value, Missing, Context> {
  /** Makes an answer; `older` is the one that it will replace. */
  make: (context: Context, older?: Value) => Promise<Answer<Value, Missing>>;
  gate: Gate;
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Milliseconds. */
  freshFor: number;
  /**
   * Milliseconds for which an old answer may stand in while a new one is made. Later it does so only where none can be made.
   * @default for ever
   */
  staleFor?: number;
  /**
   * How many absent things are remembered. They have a place of their own: who asks for thousands of things that do not
   * exist must not push out what does.
   * @default 5000
   */
  mostMissing?: number;
  /** Hears of failures that nobody else does, because an older answer was given. */
  onError: (error: unknown) => void;
  /** Hears of what is made, which may go on after whoever asked has an older answer. @default nobody does */
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

/** Making has found that there is nothing; only for the cache's own eyes. */
class NothingThere<Missing> extends Error {
  constructor(readonly missing: Missing) {
    super();
  }
}

/** Creates a cache that is bounded in bytes, and makes its answers itself. */
export function createAnswerCache<Value extends object, Missing extends string, Context>({
  make,
  gate,
  maxBytes,
  sizeOf,
  freshFor,
  staleFor = Number.POSITIVE_INFINITY,
  mostMissing = 5000,
  onError,
  keepAlive = () => undefined,
}: AnswerCacheOptions<Value, Missing, Context>): AnswerCache<Value, Missing, Context> {
  // For the cache 0 means for ever.
  const ttl = Math.max(freshFor, 1);
  const absent = new LRUCache<string, Missing>({ max: mostMissing, ttl });
  const values = new LRUCache<string, Value, { context: Context }>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, sizeOf(value)),
    ttl,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Whoever waits for something gets it, though other things have pushed it out meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (key, older, { context: { context } }) => {
      const making = gate.run(() => make(context, older));
      keepAlive(making.catch(() => undefined));
      const made = await making.catch((error: unknown) => {
        // That there is much to do is told by what is refused.
        if (older && !(error instanceof BusyError)) onError(error);
        throw error;
      });
      if ('value' in made) return made.value;
      absent.set(key, made.missing);
      // What has gone must not stand in for itself any longer.
      values.delete(key);
      throw new NothingThere(made.missing);
    },
  });
  const isTooOld = (key: string): boolean => values.getRemainingTTL(key) < -staleFor;

  return {
    async get(key, context) {
      const missing = absent.get(key);
      if (missing !== undefined) return { missing };
      try {
        return {
          value: await values.forceFetch(key, { context: { context }, allowStale: !isTooOld(key) }),
        };
      } catch (error) {
        if (error instanceof NothingThere) return { missing: error.missing as Missing };
        const older = values.peek(key, { allowStale: true });
        if (older === undefined) throw error;
        return { value: older };
      }
    },
    get bytes() {
      return values.calculatedSize;
    },
  };
}
