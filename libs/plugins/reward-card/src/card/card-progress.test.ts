import { describe, expect, it } from 'vitest';
import type { RewardCard } from '../data.js';
import { cardProgress } from './card-progress.js';

const card = (changes: Partial<RewardCard> = {}): RewardCard => ({
  id: 'card',
  name: 'Komorebi card',
  goal: 15,
  points: 6,
  rewards: [
    { at: 15, title: 'Beans' },
    { at: 5, title: 'Cake' },
    { at: 10, title: 'Coffee' },
  ],
  ...changes,
});

describe('the places of a card', () => {
  it.each([1, 5, 10, 15, 37, 50])('a card has as many places as its goal, with the goal last: %i', (goal) => {
    const { stamps } = cardProgress(card({ goal, rewards: [] }));
    expect(stamps).toHaveLength(goal);
    expect(stamps.at(-1)).toMatchObject({ number: goal, mark: 'goal' });
  });

  it('the places of a card are stamped in order', () => {
    const { stamps } = cardProgress(card());
    expect(stamps.filter(({ isStamped }) => isStamped).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
  });

  it('the places of a card are marked if they have rewards', () => {
    const { stamps } = cardProgress(card());
    expect(stamps.filter(({ mark }) => mark === 'reward').map(({ number }) => number)).toEqual([5, 10]);
  });
});

describe('rewards', () => {
  it('rewards are sorted by the stamps they need, with how many are missing', () => {
    expect(cardProgress(card()).rewards).toEqual([
      { at: 5, title: 'Cake', isGoal: false, left: 0 },
      { at: 10, title: 'Coffee', isGoal: false, left: 4 },
      { at: 15, title: 'Beans', isGoal: true, left: 9 },
    ]);
  });

  it('rewards at the same stamp keep the owner’s order', () => {
    const rewards = [
      { at: 5, title: 'Tea' },
      { at: 5, title: 'Cake' },
    ];
    expect(cardProgress(card({ rewards })).rewards.map(({ title }) => title)).toEqual(['Tea', 'Cake']);
  });
});

describe('what comes next', () => {
  it.each([
    [0, { at: 'reward', left: 5 }],
    [5, { at: 'reward', left: 5 }],
    [9, { at: 'reward', left: 1 }],
    [10, { at: 'goal', left: 5 }],
    [15, undefined],
    [17, undefined],
  ])('what comes next with %i stamps', (points, next) => {
    expect(cardProgress(card({ points })).next).toEqual(next);
  });

  it('what comes next is the goal, even if there is a reward beyond it', () => {
    expect(cardProgress(card({ rewards: [{ at: 20, title: 'Grinder' }] })).next).toEqual({
      at: 'goal',
      left: 9,
    });
  });
});

it('cardProgress counts stamps beyond the goal separately', () => {
  expect(cardProgress(card({ points: 17 }))).toMatchObject({ points: 15, beyond: 2 });
  expect(cardProgress(card({ points: 15 }))).toMatchObject({ points: 15, beyond: 0 });
});
