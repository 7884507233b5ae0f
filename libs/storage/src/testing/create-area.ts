import { createMemoryArea, type StorageArea } from '../storage-area.js';

/** A storage area that works until a method is replaced, and whose items a test can look at. */
export const createArea = (items = new Map<string, string>()): StorageArea & { items: Map<string, string> } =>
  Object.assign(createMemoryArea(items), { items });
