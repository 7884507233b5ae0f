import { addTexts, createI18n } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { createScene } from '@oa-profile/profile/testing';
import { reservationPlugin } from './reservation-plugin.js';

it('a visitor who comes back is told that the account takes reservations, or takes none any more', async () => {
  const { digest, load } = reservationPlugin.since;
  const pageWith = (...features: 'reservation'[]) =>
    createScene({ account: { features } }).store.getState().page;
  const [none, some] = [pageWith(), pageWith('reservation')];
  const { texts, changes } = await load();
  const i18n = createI18n('en');
  await addTexts(i18n, texts);
  const t = i18n.getFixedT('en', texts.namespace);
  const [before, now] = [digest(none), digest(some)];
  expect(changes(some, t, [before, now])).toEqual([
    { text: 'Reservations are now accepted', href: '/@komorebi/reservation' },
  ]);
  expect(changes(none, t, [now, before])).toEqual([{ text: 'Reservations are no longer accepted' }]);
});
