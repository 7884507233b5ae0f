import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';

/** Parts of a page's cost, by functions and source files in the stack. Of several, the first one counts. */
const parts: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['collecting garbage', /^\(garbage collector\)/],
  ['measuring', /node:inspector$/],
  ['sizing answers', /^sizeOf /],
  ['parsing answers', /^parseJson /],
  ['checking answers', /node_modules\/valibot\/|\/(?:tidy-answer|skipped-parts|check-once)\.ts$|\/schemas\//],
  ['ETag', /^etagOf /],
  ['compressing (main thread)', /\/pages\/compressed\.ts$|^documentParts /],
  ['structured data', /\/structured-data\/|^fittingElement /],
  ['rendering', /^renderMarkup /],
  [
    'outlines, facts and search entries',
    /^(?:outlineSections|outlineOnce|isReachable|outlineOf) |\/outline-sections\.ts$/,
  ],
  [
    'writing the document',
    /page-server\/src\/documents\/(?:document|data-element|preview|inline-style)\.ts$/,
  ],
  ['asking the API', /node_modules\/axios|libs\/(?:http|api-client)\/| node:internal\/deps\/undici/],
];

/** Where a part is made that none of the others names. */
const others: readonly (readonly [part: string, pattern: RegExp])[] = [
  ['other code of ours', /libs\/|lru-cache/],
  ['answering and connections', /./],
];

const IDLE = '(idle)';

/** Milliseconds of the main thread by part, from a profile of the built server. */
export function partsOfProfile({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): Map<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const sources = new Map<string, string[]>();
  const known = new Map<number, string>();
  function partOf(id: number): string {
    const before = known.get(id);
    if (before !== undefined) return before;
    const names: string[] = [];
    for (let each: number | undefined = id; each !== undefined; each = parents.get(each)) {
      const { functionName, url, lineNumber } = frames.get(each) ?? {
        functionName: '',
        url: '',
        lineNumber: 0,
      };
      names.push(`${functionName} ${sourceOf(url, lineNumber, sources)}`);
    }
    const part = [...parts, ...others].find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
    known.set(id, part ?? '');
    return part ?? '';
  }
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    if (frames.get(id)?.functionName === IDLE) continue;
    const part = partOf(id);
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  return times;
}

/** The source file of a line of the built server, which says before each where it comes from. */
function sourceOf(url: string, line: number, sources: Map<string, string[]>): string {
  if (!url.startsWith('file:')) return url;
  let ofLines = sources.get(url);
  if (!ofLines) {
    let source = url;
    ofLines = readFileSync(fileURLToPath(url), 'utf8')
      .split('\n')
      .map((text) => {
        if (/^\/\/ (?:\.\.\/|src\/|\\0)\S+$/.test(text)) source = text.slice(3);
        return source;
      });
    sources.set(url, ofLines);
  }
  return ofLines[line] ?? url;
}
