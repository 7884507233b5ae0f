import type { Formatters } from '@oa-profile/i18n';

/** '3 days ago'. Clocks differ: a post from just now must not be 'in 1 minute'. */
export function ageText(publishedAt: string, now: Date, { relativeTime }: Formatters): string {
  const published = new Date(publishedAt);
  return relativeTime(published > now ? now : published, now);
}
