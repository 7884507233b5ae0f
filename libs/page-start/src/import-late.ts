import { ProfileError } from '@oa-profile/errors';
import { elementIds } from './document/index.js';

/** How long a file may take. After that it is given up, and may be requested again. */
const TIMEOUT_MS = 10_000;

/** Pending and loaded files, by address. */
const arrivals = new Map<string, Promise<void>>();
/** Files that have failed before, whose cached copies may be broken. */
const failures = new Set<string>();

/**
 * Imports code that is loaded late. `@oa-profile/page-build` redirects every `import()` of the page to here: see
 * late-files.ts there.
 *
 * Styles that are not in the document are loaded with the code that needs them, so that nothing is shown unstyled.
 *
 * All files are fetched before the first of them is imported. Most browsers remember a failed module for as long as the
 * page is open, however often it is imported, and a module that never arrives can be neither aborted nor requested
 * again. A fetch can be both, and afterwards the import finds the files in the browser's cache, where files with a hash
 * in their names stay. Importing a failed module from another address instead would help for its own file only, not for
 * its imports, and could load a module twice.
 *
 * @param load Calls `import()`.
 * @param files The files that the module needs besides its own, relative to the root of the site.
 * @throws ProfileError `HTTP_NETWORK_ERROR` or `TIMEOUT` if a file does not load. It can then be called again.
 */
export async function importLate<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.map((file) => new URL(`/${file}`, location.href).href);
  await Promise.all([...new Set([...ownFile(load), ...addresses])].map(arrive));
  return load();
}

/** Address of the module's own file: if it needs no other file, it is named only in the code that imports it. */
function ownFile(load: () => unknown): string[] {
  const [, specifier] = /\bimport\(\s*["'`]([^"'`]+)/.exec(String(load)) ?? [];
  // All late files are in the same folder.
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
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    // A file that the document preloads with `as="fetch"` is not requested twice, even while that is pending.
    const response = await fetch(address, {
      signal: controller.signal,
      cache: failures.has(address) ? 'reload' : 'default',
    });
    // Some networks answer every request with a page of their own, such as a login page.
    const isScript = /\bjavascript\b/.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !isScript) throw new Error(`The answer was ${response.status}`);
    // The browser caches only what has been read to the end.
    await response.arrayBuffer();
  } catch (cause) {
    throw missing(address, controller.signal.aborted, cause);
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
    setTimeout(() => reject(missing(address, true)), TIMEOUT_MS);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(missing(address, false)));
  });
}

/** Whether the document has already loaded the file: as the page's script, or by a preload. */
function isHere(address: string): boolean {
  if (failures.has(address)) return false;
  return performance.getEntriesByName(address, 'resource').some((entry) => {
    // In browsers that do not tell the status, an error page would look like the file: there it is fetched again.
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
