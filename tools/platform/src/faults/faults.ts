import * as v from 'valibot';

export const faultRequest = v.strictObject({
  /** Decoded path. `*` matches a segment or a part of one, `**` anything. A trailing slash does not matter. */
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** Only this visitor's requests, so that tests can run side by side. */
  token: v.optional(v.string()),
  /** Only the first N matching requests; all if absent. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Sent with `status` instead of the usual body. */
  body: v.optional(v.unknown()),
  /** No response until the platform closes. */
  hang: v.optional(v.boolean()),
  /** The connection ends without a response. */
  drop: v.optional(v.boolean()),
  /** 200 with JSON that stops in the middle. */
  malformed: v.optional(v.boolean()),
  /** 200 with JSON that fits no schema. */
  wrongShape: v.optional(v.boolean()),
  /** Carries the request out first: simulates a lost response. */
  afterActing: v.optional(v.boolean()),
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;

export interface Fault extends FaultRequest {
  id: string;
  /** Number of requests to which it has applied. */
  met: number;
}

/** The parts of a request that are matched with faults. */
export interface FaultTarget {
  method: string;
  path: string;
  token: string | undefined;
}

/** The active faults, oldest first. */
export interface Faults {
  add(request: FaultRequest): Fault;
  list(): Fault[];
  remove(id: string): boolean;
  clear(): void;
  /** Returns the first fault that matches a request, and counts it. */
  meet(target: FaultTarget): Fault | undefined;
  /** Aborted when the platform closes: ends hanging and delayed requests. */
  released: AbortSignal;
  release(): void;
}

export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  const release = new AbortController();
  return {
    add(request) {
      const fault = { ...request, id: crypto.randomUUID(), met: 0 };
      faults.set(fault.id, fault);
      return fault;
    },
    list: () => [...faults.values()],
    remove: (id) => faults.delete(id),
    clear: () => faults.clear(),
    meet(target) {
      const fault = [...faults.values()].find((candidate) => meets(candidate, target));
      if (fault) fault.met += 1;
      return fault;
    },
    released: release.signal,
    release: () => release.abort(),
  };
}

function meets(fault: Fault, { method, path, token }: FaultTarget): boolean {
  if (fault.times !== undefined && fault.met >= fault.times) return false;
  // A preflight is part of another request, and only fails if the fault names its method.
  if (fault.method ? fault.method !== method : method === 'OPTIONS') return false;
  if (fault.token !== undefined && fault.token !== token) return false;
  return patternOf(fault.path).test(withoutSlash(path));
}

function patternOf(path: string): RegExp {
  const pieces = withoutSlash(path).split(/(\*+)/);
  const source = pieces.map((piece) => {
    if (piece === '*') return '[^/]+';
    return piece.startsWith('*') ? '.*' : piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`);
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
