import type { Formatters } from '@oa-profile/i18n';

/** Clocks differ by so much: a post from just now must not be 'in 1 minute'. */
const CLOCKS_DIFFER = 60 * 60 * 1000;

/** '3 days ago'; of a post that is dated ahead, the date. */
export function ageText(publishedAt: string, now: Date, { date, relativeTime }: Formatters): string {
  const published = new Date(publishedAt);
  if (published.getTime() - now.getTime() > CLOCKS_DIFFER) return date(published);
  return relativeTime(published > now ? now : published, now);
}
