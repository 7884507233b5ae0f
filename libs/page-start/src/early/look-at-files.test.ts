import { withChecksum } from '@oa-profile/offline/whole-file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const whole = withChecksum('export {};');
const cut = whole.slice(0, 5);
const main = 'https://page.example/assets/main.js';
const shared = 'https://page.example/assets/shared.js';

const reload = vi.fn();
const endStart = vi.fn();
vi.mock('./start-state.js', () => ({ endStart, startState: () => 'awaited' }));

/** What the tab remembers over reloads. */
let session: Map<string, string>;

interface Visit {
  otherwise?: 'old' | 'failed';
  /** How the page was opened. */
  type?: string;
  /** Undefined where storage is forbidden. */
  storage?: Map<string, string> | undefined;
}

/**
 * Looks at the files of a page whose start has failed, until it is loaded again or its visitor told.
 *
 * @param answers what the browser's cache has of each file, and what comes past it; no text for a failed request
 */
async function look(
  answers: Record<string, readonly [string?, string?]>,
  options: Visit = {},
): Promise<string[]> {
  const { otherwise = 'old', type = 'navigate' } = options;
  const storage = 'storage' in options ? options.storage : session;
  const requests: string[] = [];
  function known(): Map<string, string> {
    if (storage === undefined) throw new DOMException('', 'SecurityError');
    return storage;
  }
  vi.stubGlobal('fetch', (address: string, { cache }: RequestInit) => {
    requests.push(`${cache} ${address.slice(28)}`);
    const [cached, fresh] = answers[address] ?? [whole];
    const text = cache === 'reload' ? fresh : cached;
    return text === undefined ? Promise.reject(new TypeError()) : Promise.resolve(new Response(text));
  });
  vi.stubGlobal('document', { querySelectorAll: () => [{ src: main }, { href: shared }] });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => known().get(key) ?? null,
    setItem: (key: string, value: string) => known().set(key, value),
    removeItem: (key: string) => known().delete(key),
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.resetModules();
  const { lookAtFiles } = await import('./look-at-files.js');
  lookAtFiles(otherwise);
  lookAtFiles('failed');
  await expect.poll(() => reload.mock.calls.length + endStart.mock.calls.length).toBe(1);
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => {
  session = new Map();
  reload.mockClear();
  endStart.mockClear();
});

describe('a page whose start has failed', () => {
  it.each([
    ['its script', { [main]: [cut, whole] }],
    ['a file that its script imports', { [shared]: [cut, whole] }],
    ['all', { [main]: [cut, whole], [shared]: ['', whole] }],
    ['a portal’s redirect in place of its script, which cannot be read', { [main]: [undefined, whole] }],
    ['a portal’s page in place of its script', { [main]: ['<html>Log in</html>', whole] }],
  ] as const)(
    'a page is loaded again after what was damaged has been fetched past the cache: %s',
    async (_, answers) => {
      const requests = await look(answers);
      expect(reload).toHaveBeenCalledOnce();
      const again = requests.filter((request) => request.startsWith('reload'));
      expect(again).toHaveLength(Object.keys(answers).length);
    },
  );

  it.each(['old', 'failed'] as const)(
    'a page whose start has failed is loaded again once if all files are whole, then says what is true (%s), and requests none past the cache',
    async (otherwise) => {
      expect(await look({}, { otherwise })).toEqual(['force-cache main.js', 'force-cache shared.js']);
      expect(reload).toHaveBeenCalledOnce();
      reload.mockClear();
      expect(await look({}, { otherwise, type: 'reload' })).toHaveLength(2);
      expect(endStart).toHaveBeenCalledExactlyOnceWith(otherwise);
    },
  );

  it.each([
    ['is damaged again', { [main]: [cut, cut] }],
    ['is damaged in another place', { [main]: [cut, whole.slice(0, 7)] }],
    ['does not come', { [main]: [cut] }],
    ['cannot be read at all', { [main]: [] }],
    ['is not the only one', { [main]: [cut, whole], [shared]: [cut, cut] }],
  ] as const)('a page names reloading if a file %s, and is not loaded again', async (_, answers) => {
    await look(answers);
    expect(endStart).toHaveBeenCalledExactlyOnceWith('failed');
  });

  it('a page whose start has failed is loaded again by itself only once, and again after its visitor has done so', async () => {
    await look({ [main]: [cut, whole] });
    expect(reload).toHaveBeenCalledOnce();
    reload.mockClear();
    await look({ [main]: [cut, whole] }, { type: 'reload' });
    expect(endStart).toHaveBeenCalledExactlyOnceWith('failed');
    endStart.mockClear();
    await look({ [main]: [cut, whole] }, { type: 'reload' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page whose start has failed after a reload by its visitor is loaded again, even if its script failed long ago', async () => {
    await look({ [main]: [cut, whole] }, { type: 'reload' });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a page whose start has failed is not loaded again after a reload where storage is forbidden', async () => {
    const forbidden = { storage: undefined } as const;
    await look({ [main]: [cut, whole] }, forbidden);
    expect(reload).toHaveBeenCalledOnce();
    reload.mockClear();
    await look({ [main]: [cut, whole] }, { type: 'reload', ...forbidden });
    expect(endStart).toHaveBeenCalledExactlyOnceWith('failed');
  });
});
