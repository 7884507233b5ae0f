const PREFIX = 'oa-profile-';

/** Names of the caches. Whoever changes what is in them changes the number, and the old ones are removed. */
export const cacheNames = { pages: `${PREFIX}pages-1`, files: `${PREFIX}files-1` } as const;

/** Removes the service worker's caches but those that are named, and none that belong to others. */
export async function removeCaches(caches: CacheStorage, kept: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const obsolete = names.filter((name) => name.startsWith(PREFIX) && !kept.includes(name));
  await Promise.all(obsolete.map((name) => caches.delete(name)));
}
