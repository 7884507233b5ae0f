import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { PageServerLimits } from '../requests/config.js';
import type { LogEntry } from '../requests/log.js';

const MEGABYTE = 1_000_000;
/** What the process takes besides its heap and what it keeps: code, threads, and buffers of open connections. */
const ELSE_BYTES = 130 * MEGABYTE;
/** Beside both caches are smaller ones, within half as much again. */
const WITH_SMALLER_ONES = 1.5;
const [LEAST, MOST] = [8, 96];
/** Where nobody limits the memory. */
const USUAL = 48;

/** Bytes that a process may take. */
export interface ProcessMemory {
  /** In all, as its container or unit says; undefined if nobody limits it. */
  limit: number | undefined;
  /** Of V8's heap, which holds neither answers nor rendered pages. */
  heap: number;
}

/** The memory of this process. */
export function processMemory(): ProcessMemory {
  const limit = process.constrainedMemory();
  return {
    // Without a limit, systems name a number that no machine has.
    limit: limit > 0 && limit < totalmem() ? limit : undefined,
    heap: getHeapStatistics().heap_size_limit,
  };
}

/** How many megabytes of answers, and as many of rendered pages, fit beside the heap. */
export function cacheMegabytes({ limit, heap }: ProcessMemory): number {
  if (limit === undefined) return USUAL;
  const each = (limit - heap - ELSE_BYTES) / WITH_SMALLER_ONES / 2;
  return Math.min(MOST, Math.max(LEAST, Math.floor(each / MEGABYTE)));
}

/** Says what may be taken, and warns if that is more than there is. */
export function describeMemory(
  { limit, heap }: ProcessMemory,
  { answerBytes, pageBytes }: Pick<Required<PageServerLimits>, 'answerBytes' | 'pageBytes'>,
): LogEntry {
  const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;
  const memory = limit === undefined ? 'Nothing limits the memory' : `The memory is ${inMegabytes(limit)}`;
  const kept = `${inMegabytes(answerBytes)} of answers and ${inMegabytes(pageBytes)} of pages are kept`;
  const all = heap + ELSE_BYTES + WITH_SMALLER_ONES * (answerBytes + pageBytes);
  const isTooMuch = limit !== undefined && all > limit;
  const advice = isTooMuch ? ` That is too much: let V8 take less, with --max-old-space-size.` : '';
  return {
    level: isTooMuch ? 'warn' : 'info',
    message: `${memory}, of which V8's heap may take ${inMegabytes(heap)}; at most ${kept} beside it.${advice}`,
  };
}
