import { failure, fakeProfileApi } from '@oa-profile/api-client/testing';
import { dialogClosed, dialogOpened } from '@oa-profile/plugin-sdk/page';
import { viewShown } from '@oa-profile/plugin-sdk/internal';
import { recordSession, replaySession } from '@oa-profile/profile/internal/testing';
import { createScene, type SceneOptions } from '@oa-profile/profile/testing';
import { expect, it } from 'vitest';
import {
  anotherWanted,
  fillInReservation,
  loadInventory,
  reserve,
  reserveAnother,
  showReservations,
} from './reservation-slice.js';
import { sampleInventory, sampleReservation } from './testing/sample-inventory.js';

const texts = { done: 'Confirmed.', failed: 'Not confirmed.' };
const page: SceneOptions = { page: { initialView: { name: 'named', view: 'reservation' } } };

it('a session in which a time is taken, an answer lost and a second table reserved is exported, and replayed on a new page, in the same state', async () => {
  const inventory = sampleInventory();
  const [first, second] = inventory.days.flatMap(({ slots }) => slots).map(({ slotId }) => slotId);
  const reservation = sampleReservation();
  const outcomes = [
    failure('HTTP_ABNORMAL', { method: 'POST', path: '', status: 409, serverStatusCode: 'SLOT_GONE' }),
    failure('HTTP_NETWORK_ERROR'),
    reservation,
    reservation,
  ];
  const api = fakeProfileApi({
    getReservationInventory: inventory,
    reserve: () => {
      const outcome = outcomes.shift() ?? reservation;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    },
    settleReservation: { reservation: null },
  });
  const { store } = createScene({ ...page, answer: api.fetch });
  const { dispatch } = store;
  const exported = recordSession(store);
  dispatch(fillInReservation({ partySize: 3, note: ' A window seat, please. ' }));
  await dispatch(loadInventory());
  dispatch(fillInReservation({ slotId: first }));
  await dispatch(reserve(texts));
  dispatch(fillInReservation({ slotId: second }));
  await dispatch(reserve(texts));
  await dispatch(reserve(texts));
  dispatch(viewShown({ name: 'profile' }));
  dispatch(dialogOpened('contact'));
  dispatch(dialogClosed());
  dispatch(viewShown({ name: 'named', view: 'reservation' }));
  dispatch(anotherWanted());
  dispatch(showReservations());
  dispatch(anotherWanted());
  dispatch(fillInReservation({ slotId: second }));
  await dispatch(reserveAnother(texts));

  expect(store.getState().reservation).toMatchObject({
    confirmed: { answer: reservation },
    draft: { note: '' },
    load: { status: 'Success', attempt: 2 },
  });
  expect(outcomes).toEqual([]);

  const again = replaySession(exported(), page);
  expect(again.getState()).toEqual(store.getState());
});
