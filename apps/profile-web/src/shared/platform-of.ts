import type { OpenerPlatform } from '@oa-profile/api-client';

/** The platform that a user agent names. */
export function platformOf(userAgent: string): OpenerPlatform {
  if (/Android/i.test(userAgent)) return 'Android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  return /Windows|Macintosh|Linux|CrOS/i.test(userAgent) ? 'Desktop' : 'Unknown';
}
