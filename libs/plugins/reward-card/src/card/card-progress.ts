import type { RewardCard } from '../data.js';

/** A place on the card. */
export interface Stamp {
  /** Counts from 1. */
  number: number;
  isStamped: boolean;
  /** What the visitor reaches here. */
  mark: 'goal' | 'reward' | undefined;
}

/** Something that stamps are collected for. */
export interface Reward {
  at: number;
  title: string;
  isGoal: boolean;
  /** How many stamps are missing; 0 once reached; undefined if the points do not count. */
  left: number | undefined;
}

export interface CardProgress {
  stamps: Stamp[];
  /** Sorted by the stamps they need; those at the same stamp in the owner's order. */
  rewards: Reward[];
  /** Never more than there are places; undefined if not known. */
  points: number | undefined;
  /** Number of stamps beyond the places. */
  beyond: number;
  /** What comes next; undefined on a full card, and if the points are not known. */
  next: { at: 'goal' | 'reward'; left: number } | undefined;
}

/** Computes what is stamped, what is reached, and what comes next. */
export function cardProgress(card: RewardCard): CardProgress {
  const { goal, rewards } = card;
  const isKnown = card.points !== 'unknown';
  const points = card.points === 'unknown' ? 0 : card.points;
  const nextAt = Math.min(goal, ...rewards.map(({ at }) => at).filter((at) => at > points));
  return {
    stamps: Array.from({ length: goal }, (_, index) => {
      const number = index + 1;
      return { number, isStamped: number <= points, mark: markOf(number, goal, rewards) };
    }),
    rewards: rewards
      .map(({ at, title }) => ({
        at,
        title,
        isGoal: at === goal,
        left: isKnown ? Math.max(0, at - points) : undefined,
      }))
      .sort((a, b) => a.at - b.at),
    points: isKnown ? Math.min(points, goal) : undefined,
    beyond: Math.max(0, points - goal),
    next:
      isKnown && points < goal
        ? { at: nextAt === goal ? 'goal' : 'reward', left: nextAt - points }
        : undefined,
  };
}

function markOf(number: number, goal: number, rewards: RewardCard['rewards']): Stamp['mark'] {
  if (number === goal) return 'goal';
  return rewards.some(({ at }) => at === number) ? 'reward' : undefined;
}
