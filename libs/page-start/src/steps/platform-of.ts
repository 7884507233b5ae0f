import type { OpenerPlatform } from '@oa-profile/api-client';

/**
 * The platform that a user agent names.
 *
 * @param touchPoints how many fingers the screen tells apart: an iPad calls itself a Mac, but no Mac has a touch screen
 */
export function platformOf(userAgent: string, touchPoints: number): OpenerPlatform {
  if (/Android/i.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 'iOS';
  return /Windows|Macintosh|Linux|CrOS/i.test(userAgent) ? 'Desktop' : 'Unknown';
}
