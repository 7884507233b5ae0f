import { ProfileError } from '@oa-profile/errors';
import { elementIds } from '../shared/page-elements.js';

/** Milliseconds that a file may take. One that takes longer is given up, and may be asked for anew. */
const PATIENCE = 10_000;

/** Files on their way and those that have come, by address. */
const arrivals = new Map<string, Promise<void>>();
/** Files that have failed before: what a cache may have kept of them is not trusted. */
const failures = new Set<string>();

/**
 * Imports code that comes late. The build lets every `import()` of the page go through here: see tools/build/late-files.
 *
 * Styles that the document does not bring are loaded with the code that needs them, so that nothing is seen without.
 *
 * All files are fetched before the first of them is imported. A module whose file failed is taken for failed by most
 * browsers for as long as the page is open, however often it is imported, and one whose file never comes can be neither
 * given up nor asked for again. What is fetched can be both; once the files have come, the import finds them in the
 * browser's cache, where files with a hash in their names stay. Asking for a module under another address instead would
 * do for its own file only, not for those that it imports, and could make two of one module.
 *
 * @param load Calls `import()`.
 * @param files What the module needs besides its own file, relative to the root of the site.
 * @throws ProfileError `HTTP_NETWORK_ERROR` or `TIMEOUT` where a file does not come. Can then be called again.
 */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.map((file) => new URL(`/${file}`, location.href).href);
  await Promise.all([...new Set([...ownFile(load), ...addresses])].map(arrive));
  return load();
}

/** A module that needs no other file is named nowhere but in the code that imports it. */
function ownFile(load: () => unknown): string[] {
  const [, specifier] = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  // Late files lie side by side.
  return specifier === undefined ? [] : [new URL(specifier, import.meta.url).href];
}

function arrive(address: string): Promise<void> {
  let arriving = arrivals.get(address);
  if (!arriving) {
    const arrives = address.endsWith('.css') ? styleArrives : scriptArrives;
    arriving = arrives(address).catch((error: unknown) => {
      arrivals.delete(address);
      failures.add(address);
      throw error;
    });
    arrivals.set(address, arriving);
  }
  return arriving;
}

async function scriptArrives(address: string): Promise<void> {
  if (isHere(address)) return;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  try {
    // What the document has told the browser to preload `as="fetch"` is this request, even while it is on its way.
    const response = await fetch(address, {
      signal: giveUp.signal,
      cache: failures.has(address) ? 'reload' : 'default',
    });
    // Some networks answer everything with a page of their own, to log in for instance.
    const isScript = /\bjavascript\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isScript) throw new Error(`The answer was ${response.status}`);
    // Only what has been read to its end is kept by the browser.
    await response.arrayBuffer();
  } catch (cause) {
    throw missing(address, giveUp.signal.aborted, cause);
  } finally {
    clearTimeout(timer);
  }
}

async function styleArrives(address: string): Promise<void> {
  const { files = '' } = document.getElementById(elementIds.styles)?.dataset ?? {};
  if (files.split(' ').some((file) => address === new URL(`/${file}`, location.href).href)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  try {
    await comes(link, address);
  } catch (error) {
    link.remove();
    throw error;
  }
}

function comes(link: HTMLLinkElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(missing(address, true)), PATIENCE);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(missing(address, false)));
  });
}

/** Whether the document has had the file already: the page's script, and what it told the browser to preload. */
function isHere(address: string): boolean {
  if (failures.has(address)) return false;
  return performance.getEntriesByName(address, 'resource').some((entry) => {
    // Where browsers do not tell the status, the page of an error would look like the file: there it is fetched.
    const { responseStatus = 0 } = entry as Partial<PerformanceResourceTiming>;
    return responseStatus >= 200 && responseStatus < 400;
  });
}

const missing = (address: string, late: boolean, cause?: unknown): ProfileError =>
  new ProfileError({
    code: late ? 'TIMEOUT' : 'HTTP_NETWORK_ERROR',
    message: `Cannot load ${new URL(address).pathname}`,
    cause,
  });
