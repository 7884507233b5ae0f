import * as v from 'valibot';

/** What a test or a demo asks for. */
export const faultRequest = v.strictObject({
  /** Path, decoded. `*` is one part or a piece of one, `**` is anything. A slash at the end does not matter. */
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.pipe(v.string(), v.toUpperCase())),
  /** Only this visitor's requests, so that tests can run side by side. */
  token: v.optional(v.string()),
  /** The first N matching requests; absent, all of them. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Answered with `status` instead of the usual words. */
  body: v.optional(v.unknown()),
  /** No answer, for as long as the platform lives. */
  hang: v.optional(v.boolean()),
  /** The connection ends without an answer. */
  drop: v.optional(v.boolean()),
  /** 200 with JSON that stops in the middle. */
  malformed: v.optional(v.boolean()),
  /** 200 with JSON that no schema allows. */
  wrongShape: v.optional(v.boolean()),
  /** The request is carried out first and only then answered so: what a lost answer looks like. */
  afterActing: v.optional(v.boolean()),
});
export type FaultRequest = v.InferOutput<typeof faultRequest>;

/** A fault in force. */
export interface Fault extends FaultRequest {
  id: string;
  /** How many requests it has met. */
  met: number;
}

/** What of a request decides whether a fault meets it. */
export interface FaultTarget {
  method: string;
  path: string;
  token: string | undefined;
}

/** The faults in force, oldest first. */
export interface Faults {
  add(request: FaultRequest): Fault;
  list(): Fault[];
  remove(id: string): boolean;
  clear(): void;
  /** The first fault that meets a request; it counts as met. */
  meet(target: FaultTarget): Fault | undefined;
  /** Aborted when the platform closes: whatever hangs or waits ends. */
  released: AbortSignal;
  release(): void;
}

/** Creates the list of faults. */
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
  // A preflight is part of another request, and fails only when it is asked for by name.
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
