import type { Formatters } from '@oa-profile/i18n';

/** '3 days ago'. Clocks differ: what was posted just now must not be told to be posted in a minute. */
export function ageText(publishedAt: string, now: Date, { relativeTime }: Formatters): string {
  const published = new Date(publishedAt);
  return relativeTime(published > now ? now : published, now);
}
