import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { rewardCard } from './data.js';

const long = 'とても長い名前🍵'.repeat(50);

describe('a reward card', () => {
  const card = { id: 'r', name: 'Stamps', goal: 10, points: 3, rewards: [] };
  const read = (changed: object) => safeParse(rewardCard, { ...card, ...changed });

  it.each([1, 50])('a card can have %d stamps', (goal) =>
    expect(read({ goal, points: 0 }).success).toBe(true),
  );
  it.each([0, 51, 1.5])('no card has %d stamps', (goal) => expect(read({ goal }).success).toBe(false));

  it.each([0, 10, 11, 50, 51, 5000])('a reward card of ten stamps can have %d points', (points) =>
    expect(read({ points }).output).toMatchObject({ points }),
  );
  it.each([-1, 1.5, '3', null, undefined])('points that cannot be read, %j, are unknown', (points) =>
    expect(read({ points }).output).toMatchObject({ points: 'unknown' }),
  );

  it('a reward card has rewards on the way, without invalid ones', () => {
    const rewards = [
      { at: 5, title: 'Cookie' },
      { at: 51, title: 'Never' },
      { at: 10, title: long },
    ];
    expect(read({ rewards }).output).toMatchObject({ rewards: [rewards[0], rewards[2]] });
  });

  it.each(['firstUse', 'lastUse', 'fixed'])('a reward card can expire from %s', (basis) => {
    expect(read({ expiry: { basis, days: 180 } }).output).toMatchObject({ expiry: { basis, days: 180 } });
  });

  it('an expiry that cannot be read is not one that never comes', () => {
    expect(read({ expiry: { basis: 'fullMoon' } }).output).toMatchObject({ expiry: { basis: 'unknown' } });
    expect(read({ expiry: { basis: 'fixed', date: 'soon' } }).output).toMatchObject({
      expiry: { date: 'unknown' },
    });
    expect(read({ expiry: 'never' }).output).toMatchObject({ expiry: 'unknown' });
  });
});
