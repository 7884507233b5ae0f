import type { Formatters } from '@oa-profile/i18n';

/** Clocks differ by so much: a post from just now must not be 'in 1 minute'. */
const CLOCKS_DIFFER = 60 * 60 * 1000;

/** '3 days ago'; of a post that is dated ahead, the date. */
export function ageText(publishedAt: string, now: Date, { date, relativeTime }: Formatters): string {
  const published = new Date(publishedAt);
  if (published.getTime() - now.getTime() > CLOCKS_DIFFER) return date(published);
  return relativeTime(published > now ? now : published, now);
}

/** '0:42', '12:05' or '1:02:03', as players write it in every language. */
export function durationText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first = 0, ...others] = parts[0] ? parts : parts.slice(1);
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':');
}
