import type { MediaItem } from './data.js';

/** Whether there is anything to see or to read in a post; unsafe addresses have been dropped from it. */
export function hasContent({ caption, pictures, videoUrl }: MediaItem): boolean {
  return pictures.length > 0 || videoUrl !== undefined || caption !== undefined;
}
