import type { TranslateRewardCard } from '../texts.js';
import type { CardProgress } from './card-progress.js';

/** How many stamps a full card has: 'Goal · 15 points'. */
export function goalText(goal: number, t: TranslateRewardCard, number: (value: number) => string): string {
  return `${t('rewards.goal')} · ${t('rewards.at', { count: goal, displayCount: number(goal) })}`;
}

/** The most important fact of a card: what comes next. */
export function leadText(
  { stamps, points, beyond, next }: CardProgress,
  t: TranslateRewardCard,
  number: (value: number) => string,
): string {
  if (points === undefined) return goalText(stamps.length, t, number);
  if (!next) {
    const full = t('lead.full');
    return beyond > 0 ? `${full} · ${t('beyond', { count: beyond, displayCount: number(beyond) })}` : full;
  }
  if (points === 0) return t('lead.empty');
  const values = { count: next.left, displayCount: number(next.left) };
  return next.at === 'goal' ? t('lead.toGoal', values) : t('lead.toReward', values);
}
