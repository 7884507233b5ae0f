import type { OwnDataStatus } from '@oa-profile/plugin-sdk';
import { renderOnServer } from '@oa-profile/plugin-sdk/testing';
import { expect, it } from 'vitest';
import type { RewardCard } from './data.js';
import { rewardCardSection } from './section.js';

const card: RewardCard = {
  id: 'card',
  name: '木漏れ日カード',
  goal: 15,
  points: 6,
  rewards: [{ at: 15, title: '<b>豆100g</b>' }],
  expiry: { basis: 'fixed', date: '2027-03-31' },
};

const render = (
  changes: object = {},
  overrides = {},
  own: OwnDataStatus | undefined = 'Current',
): Promise<string> =>
  renderOnServer(rewardCardSection, { status: 'Success', data: { ...card, ...changes }, own }, overrides);

it('the section has a label that says what its places show', async () => {
  expect(await render()).toContain('role="img" aria-label="6 of 15 points"');
  expect(await render({}, { language: 'ja' })).toContain('aria-label="15ポイント中6ポイント"');
});

it('the section tells no points to a visitor whom nobody knows, and the rules of the card to everybody', async () => {
  const known = await render({ points: 0 });
  expect(known).toContain('No points yet');
  const data = { ...card, points: 0 };
  const nobody = await renderOnServer(rewardCardSection, { status: 'Success', data });
  expect(nobody).not.toMatch(/No points yet|of 15 points|to go/);
  expect(nobody).toContain('Goal · 15 points');
  expect(nobody).toContain('豆100g');
});

it.each([0, 3, 15, 51])('an expired card promises nothing, with %i points', async (points) => {
  const rewards = [5, 10, 15].map((at) => ({ at, title: 'Tea' }));
  const promise = /Reached|to go|more points?|No points yet|Card complete/;
  for (const wholeHref of [undefined, '/@komorebi/reward-card']) {
    const render = (date: string): Promise<string> =>
      renderOnServer(
        rewardCardSection,
        {
          status: 'Success',
          data: { ...card, points, rewards, expiry: { basis: 'fixed', date } },
          own: 'Current',
        },
        {},
        wholeHref,
      );
    expect(await render('2026-11-20')).not.toMatch(promise);
    expect(await render('2026-11-21')).toMatch(promise);
  }
});

it('the section shows the date of its expiry in the account’s time zone', async () => {
  expect(await render({}, { account: { timeZone: 'Pacific/Kiritimati' } })).toContain(
    'Mar\u00a031,\u00a02027',
  );
  expect(await render({}, { account: { timeZone: 'Pacific/Pago_Pago' } })).toContain(
    'Mar\u00a031,\u00a02027',
  );
});

it('the section shows a failure for a reward card with impossible numbers', async () => {
  expect(await render({ goal: 51 })).toContain('temporary error');
  expect(await render({ goal: 0 })).toContain('temporary error');
});
