import type { Browser, Page } from 'playwright';
import type { Measures } from './visits.js';

/** What the main thread of a page does, by the names that the browser's trace has for it. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  parsing: ['ParseHTML', 'ParseAuthorStyleSheet'],
  styles: ['UpdateLayoutTree', 'ScheduleStyleRecalculation'],
  layout: ['Layout', 'HitTest', 'UpdateLayerTree'],
  painting: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers'],
  script: [
    'EvaluateScript',
    'EventDispatch',
    'FireAnimationFrame',
    'FireIdleCallback',
    'FunctionCall',
    'MajorGC',
    'MinorGC',
    'RunMicrotasks',
    'TimerFire',
    'v8.compile',
    'v8.compileModule',
    'v8.evaluateModule',
    'v8.produceCache',
  ],
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind])));

/** One event of a trace; times are microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

const categories = ['devtools.timeline', 'loading', 'v8', 'disabled-by-default-v8.compile'];

/**
 * What the main thread of a page does while `use` runs: milliseconds of each kind, each without what other kinds take
 * within it, how many elements get styles, and how many objects are laid out.
 *
 * @param until Name of the event at which to stop, such as 'firstContentfulPaint'.
 */
export async function workDuring(
  browser: Browser,
  page: Page,
  use: () => Promise<unknown>,
  until?: string,
): Promise<Measures> {
  await browser.startTracing(page, { categories });
  let trace: Buffer;
  try {
    await use();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const end = traceEvents.find(({ name }) => name === until)?.ts ?? Infinity;
  return measuresOf(busiestThread(traceEvents.filter(({ ph, ts }) => ph === 'X' && ts < end)));
}

/** Those of our kinds on the thread that has most to do: that of the page, beside the browser's own. */
function busiestThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    if (!kindOf.has(event.name)) continue;
    const thread = `${event.pid} ${event.tid}`;
    threads.set(thread, [...(threads.get(thread) ?? []), event]);
  }
  const time = (thread: readonly TraceEvent[]): number => thread.reduce((sum, { dur = 0 }) => sum + dur, 0);
  return [...threads.values()].sort((one, other) => time(other) - time(one))[0] ?? [];
}

function measuresOf(events: readonly TraceEvent[]): Measures {
  const measures: Measures = Object.fromEntries(Object.keys(kinds).map((kind) => [`${kind}, ms`, 0]));
  const add = (name: string, value: number): void => {
    measures[name] = (measures[name] ?? 0) + value;
  };
  const around: { kind: string; end: number }[] = [];
  for (const { name, ts, dur = 0, args } of events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    while ((around.at(-1)?.end ?? Infinity) <= ts) around.pop();
    const kind = kindOf.get(name) ?? '';
    const outer = around.at(-1);
    if (outer) add(`${outer.kind}, ms`, -dur / 1000);
    add(`${kind}, ms`, dur / 1000);
    around.push({ kind, end: ts + dur });
    if (args?.elementCount !== undefined) add('elements styled', args.elementCount);
    if (args?.beginData?.dirtyObjects !== undefined) add('objects laid out', args.beginData.dirtyObjects);
  }
  return measures;
}
