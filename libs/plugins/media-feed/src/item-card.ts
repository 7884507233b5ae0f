import { itemDescription, shorten, type ItemCard } from '@oa-profile/plugin-sdk';
import type { MediaFeed, MediaItem } from './data.js';

const TITLE_LENGTH = 60;

/** The card of a post: its first words, the caption and the first picture. */
export function itemCard({ items }: MediaFeed, itemId: string): ItemCard | undefined {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return undefined;
  return {
    title: shorten(titleOf(item), TITLE_LENGTH) || undefined,
    isExcerpt: true,
    description: itemDescription(item.caption),
    publishedAt: item.publishedAt,
    picture: item.pictures[0],
    shareImage: item.shareImage,
  };
}

function titleOf({ caption, pictures }: MediaItem): string {
  const [firstLine] = caption?.trim().split(/\r?\n/) ?? [];
  return firstLine || (pictures[0]?.alt ?? '');
}
