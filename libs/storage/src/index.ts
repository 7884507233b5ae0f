export { namespaces, type CacheNamespace } from './namespaces.js';
export { openCache, type Cache, type OpenCacheOptions } from './open-cache.js';
export { browserAreas, type StorageArea, type StorageAreaName, type StorageAreas } from './storage-area.js';
