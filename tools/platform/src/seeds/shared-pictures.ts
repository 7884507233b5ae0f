import type { Image } from '@oa-profile/api-client';
import { accountSeeds } from './account-seeds.js';
import type { SubPageSeed } from './account-seed.js';

/** The pictures of all accounts and items that can be shared, for link previews. */
export function sharedPictures(): Image[] {
  return accountSeeds.flatMap(({ page, subPages = [] }) => {
    const { account, announcements } = page.original;
    return [
      ...(account.shareImage ? [account.shareImage] : account.cover ? [account.cover] : []),
      ...(announcements?.items ?? []).flatMap(({ picture }) => picture ?? []),
      ...subPages.flatMap(picturesOf),
    ];
  });
}

function picturesOf({ type, content }: SubPageSeed): Image[] {
  if (type === 'COUPON') return content.original.items.flatMap(({ picture }) => picture ?? []);
  if (type === 'MEDIA') return content.original.items.flatMap(({ pictures }) => pictures.slice(0, 1));
  return [];
}
