import type { PictureSource } from '@oa-profile/ui';

/** A picture that needs no server: a cup under a sun. */
export function drawnPicture(width: number, height: number, alt?: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice"><rect width="16" height="9" fill="#e9d8c3"/><circle cx="11" cy="3" r="1.4" fill="#d9825b"/><path d="M0 7h16v2H0Z" fill="#6b4f3f"/><path d="M6 4h4v1.500a2 2 0 0 1-4 0Z" fill="#4c6b58"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt };
}
