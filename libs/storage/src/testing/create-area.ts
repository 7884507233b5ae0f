import { createMemoryArea, type StorageArea } from '../storage-area.js';

/** A working storage area, with items that a test can inspect and methods that it can replace. */
export const createArea = (items = new Map<string, string>()): StorageArea & { items: Map<string, string> } =>
  Object.assign(createMemoryArea(items), { items });
