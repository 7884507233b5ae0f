import type { ReservationInventory } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import { LiveRegion } from '@oa-profile/ui';
import { useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStayWhile } from '../../../core/views/use-stay-while.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../../core/store/hooks.js';
import { placeTexts } from '../place-texts.js';
import { DayField } from './day-field.js';
import { NoteField } from './note-field.js';
import { NOTE_LIMIT } from './note-limit.js';
import { shownDay, type OfferedDay } from './offered-days.js';
import { PartyField } from './party-field.js';
import { partySizeOf, partySizes } from './party-size.js';
import { reserve } from './reservation-flow.js';
import styles from './reservation-form.module.css';
import { draftChanged, type ReservationDraft } from './reservation-slice.js';
import { selectReservation } from './select-reservation.js';
import { SendingFailure } from './sending-failure.js';
import { SubmitRow } from './submit-row.js';
import { TimeField } from './time-field.js';

interface ReservationFormProps {
  inventory: ReservationInventory;
  days: readonly OfferedDay[];
}

/** How many, which day, what time, what else: everything that was entered stays until it is reserved. */
export function ReservationForm({ inventory, days }: ReservationFormProps): ReactElement | null {
  const t = useTexts(placeTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const { draft, sending, takenAt } = useProfileSelector(selectReservation);
  const [hasTried, setHasTried] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isSending = sending.status === 'Loading';
  useStayWhile(isSending);

  const day = shownDay(days, draft.date);
  if (!day) return null;
  const slot = day.slots.find(
    ({ slotId, availability }) => slotId === draft.slotId && availability !== 'full',
  );
  const partySize = partySizeOf(inventory.partySize, draft.partySize);
  const isAnonymous = services.host.getAccessToken() === undefined;
  const change = (changes: Partial<ReservationDraft>): void => void dispatch(draftChanged(changes));

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // An anonymous visitor is led to the app, where all of it is asked again.
    if (!isAnonymous && (!slot || draft.note.length > NOTE_LIMIT)) {
      // The field must be described by what is wrong with it before the focus makes it be read out.
      flushSync(() => setHasTried(true));
      focusFirst(event.currentTarget, slot ? ['note'] : ['time', 'day']);
      return;
    }
    // The fields are about to be disabled, and one of them would lose the focus.
    sendButton.current?.focus();
    void dispatch(reserve({ done: t('done.title'), failed: t('send.failed') }));
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isSending}>
        <PartyField
          sizes={partySizes(inventory.partySize)}
          value={partySize}
          onChange={(size) => change({ partySize: size })}
        />
        <DayField days={days} value={day.date} onChange={(date) => change({ date })} />
        <TimeField
          day={day}
          slot={slot}
          takenAt={takenAt}
          isMissing={hasTried && !slot}
          onChange={(slotId) => change({ date: day.date, slotId })}
        />
        <NoteField value={draft.note} onChange={(note) => change({ note })} />
      </fieldset>
      <LiveRegion urgent>
        {sending.status === 'Failure' && <SendingFailure code={sending.code ?? 'UNKNOWN'} />}
      </LiveRegion>
      <SubmitRow
        slot={slot}
        partySize={partySize}
        isSending={isSending}
        isAnonymous={isAnonymous}
        buttonRef={sendButton}
      />
    </form>
  );
}

/** Puts the focus on what can be corrected; where a day is full, that is the day. */
function focusFirst(form: HTMLElement, fields: readonly string[]): void {
  const controls = fields.map((field) =>
    form.querySelector<HTMLElement>(`[data-field=${field}] :is(input, textarea):enabled`),
  );
  controls.find(Boolean)?.focus();
}
