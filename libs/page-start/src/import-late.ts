import { ProfileError } from '@oa-profile/errors';
import { isWhole } from '@oa-profile/offline/whole-file';
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
 * in their names stay. So does one that was cut on its way: it is fetched once more, past the cache. Importing a failed module from another address instead would help for its own file only, not for
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
  const addresses = files.map((file) => `${location.origin}/${file}`);
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
    arriving = arrives(address).catch((error: unknown) => {
      arrivals.delete(address);
      failures.add(address);
      throw error;
    });
    arrivals.set(address, arriving);
  }
  return arriving;
}

async function arrives(address: string): Promise<void> {
  if (isHere(address)) return;
  await fileArrives(address);
  if (address.endsWith('.css')) await styleApplies(address);
}

async function fileArrives(address: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  /** The text of the file, or of whatever has been answered. */
  async function read(cache: RequestCache): Promise<string> {
    // A file that the document preloads with `as="fetch"` is not requested twice, even while that is pending.
    const response = await fetch(address, { signal: controller.signal, cache });
    // The browser caches only what has been read to the end.
    const text = await response.text();
    return response.ok ? text : '';
  }
  try {
    const text = await read(failures.has(address) ? 'reload' : 'default');
    if (isWhole(text)) return;
    const again = await read('reload');
    // What comes the same twice may have been rewritten on the way: whether it still works, the browser knows. But some
    // networks answer every request with a page of their own, such as a login page.
    if (!isWhole(again) && (again !== text || !/^\s*[^<\s]/.test(again))) throw new Error();
  } catch (cause) {
    throw missing(address, controller.signal.aborted, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** The file is in the browser's cache by now, so this takes no time limit of its own. */
function styleApplies(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: address,
      onload: () => resolve(),
      onerror: () => {
        link.remove();
        reject(missing(address, false));
      },
    });
    document.head.append(link);
  });
}

/** Whether the file is part of the document: a style in it, or a script without which the page would not have started. */
function isHere(address: string): boolean {
  const { pathname } = new URL(address);
  const { files = '' } = document.getElementById(elementIds.styles)?.dataset ?? {};
  const script = document.querySelector(`[src="${pathname}"],[as=script][href="${pathname}"]`);
  return script !== null || files.includes(pathname.slice(1));
}

const missing = (address: string, late: boolean, cause?: unknown): ProfileError =>
  new ProfileError({
    code: late ? 'TIMEOUT' : 'HTTP_NETWORK_ERROR',
    message: `Cannot load ${address}`,
    cause,
  });
