/** How long a namespace lives: across visits, as long as the tab, or as long as the page. */
export type StorageAreaName = 'local' | 'session' | 'memory';

/** What a cache needs of the browser's `Storage`. */
export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

/** The persistent areas of a page. A getter may throw, and an area may be missing. */
export interface StorageAreas {
  readonly local?: StorageArea | null;
  readonly session?: StorageArea | null;
}

/** The browser's own areas. Looked up on `window`: Node's `localStorage` would be shared by all visitors. */
export const browserAreas: StorageAreas = {
  get local() {
    return globalThis.window?.localStorage;
  },
  get session() {
    return globalThis.window?.sessionStorage;
  },
};

/**
 * The area of that name, or a new memory area if there is none: reading `localStorage` throws a SecurityError if
 * cookies are blocked or the page is sandboxed, and returns null in Android web views without DOM storage.
 */
export function findArea(areas: StorageAreas, name: StorageAreaName): StorageArea {
  try {
    return (name === 'memory' ? undefined : areas[name]) ?? createMemoryArea();
  } catch {
    return createMemoryArea();
  }
}

/** A storage area that lives as long as the page. */
export function createMemoryArea(items = new Map<string, string>()): StorageArea {
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (id) => items.get(id) ?? null,
    setItem: (id, text) => void items.set(id, text),
    removeItem: (id) => void items.delete(id),
  };
}

/** Whether an area is full, not broken: `QuotaExceededError`, or `NS_ERROR_DOM_QUOTA_REACHED` in older Firefox. */
function isQuotaExceeded(error: unknown): boolean {
  return /quota/i.test(String((error as Partial<Error> | null)?.name));
}

/** Writes an item. Returns whether there was room, and throws only if the area is broken. */
export function writeIfRoom(area: StorageArea, id: string, text: string): boolean {
  try {
    area.setItem(id, text);
    return true;
  } catch (error) {
    if (isQuotaExceeded(error)) return false;
    throw error;
  }
}
