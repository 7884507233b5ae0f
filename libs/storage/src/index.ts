export { namespaces, type CacheNamespace } from './namespaces.js';
export { openCache, type Cache, type OpenCacheOptions } from './open-cache.js';
export { browserAreas, type StorageArea } from './storage-area.js';
