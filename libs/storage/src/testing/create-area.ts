import type { StorageArea } from '../index.js';

/** A storage area as a browser has it, whose items a test can look at. */
export function createArea(items = new Map<string, string>()): StorageArea & { items: Map<string, string> } {
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (id) => items.get(id) ?? null,
    setItem: (id, text) => void items.set(id, text),
    removeItem: (id) => void items.delete(id),
  };
}
