const PREFIX = 'oa-profile-';

/** Names of the caches. When the format of their contents changes, increase the number: old caches are then removed. */
export const cacheNames = {
  pages: `${PREFIX}pages-1`,
  files: `${PREFIX}files-1`,
  offline: `${PREFIX}offline-1`,
} as const;

/** Removes the service worker's own caches, except those named in `saved`. */
export async function removeCaches(caches: CacheStorage, saved: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const obsolete = names.filter((name) => name.startsWith(PREFIX) && !saved.includes(name));
  await Promise.all(obsolete.map((name) => caches.delete(name)));
}
