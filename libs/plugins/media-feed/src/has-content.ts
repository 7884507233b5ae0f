import type { MediaItem } from './data.js';

/** Whether there is anything to see or read in a post, after unsafe addresses have been dropped. */
export function hasContent({ caption, pictures, videoUrl }: MediaItem): boolean {
  return pictures.length > 0 || videoUrl !== undefined || caption !== undefined;
}
