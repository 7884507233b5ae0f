import type { ReservationInventory } from '@oa-profile/api-client';
import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import {
  dialogOpened,
  mayBeSignedIn,
  useConfirmLeaving,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { continueInApp } from './continue-in-app.js';
import { DayField } from './day-field.js';
import { NoteField } from './note-field.js';
import { NOTE_LIMIT, partySizeOf, partySizes } from './limits.js';
import { shownDay, type OfferedDay } from './offered-days.js';
import { PartyField } from './party-field.js';
import {
  fillInReservation,
  reserve,
  reserveAnother,
  selectReservation,
  showReservations,
  type ReservationDraft,
} from './reservation-slice.js';
import styles from './reservation-form.module.css';
import { reservationTexts } from './reservation-texts.js';
import { SubmitBar } from './submit-bar.js';
import { tableChoice } from './table-choice.js';
import { TimeField } from './time-field.js';
import { useSummary } from './use-summary.js';
import { fillInTableOfLink } from './table-of-link.js';

interface ReservationFormProps {
  inventory: ReservationInventory;
  days: readonly OfferedDay[];
  /** Called when the visitor's earlier reservations are about to replace this. */
  onShowKept: () => void;
}

/** Party size, day, time and request: all input is kept until the reservation is confirmed. */
export function ReservationForm({ inventory, days, onShowKept }: ReservationFormProps): ReactElement | null {
  const t = useTexts(reservationTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const {
    draft,
    sending,
    takenAt,
    ownTable,
    isTimeOfLinkGone = false,
  } = useProfileSelector(selectReservation);
  const [hasTried, setHasTried] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const isSending = sending.status === 'Loading';
  useConfirmLeaving(isSending);
  useEffect(() => dispatch(fillInTableOfLink()), [dispatch, isSending]);
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const { time, number } = useFormatters(timeZone);
  const timeOf = (startsAt: string): string => time(new Date(startsAt));
  const [hasLostTime, setHasLostTime] = useState(false);
  const summarize = useSummary();

  const day = shownDay(days, draft.date);
  if (!day) return null;
  const slot = day.slots.find(
    ({ slotId, availability }) => slotId === draft.slotId && availability !== 'full',
  );
  const isDayFull = day.availability === 'full';
  const isFullDayTried = hasTried && isDayFull;
  // The field of the day says it once the visitor has tried.
  const another = isFullDayTried ? undefined : t(isDayFull ? 'day.another' : 'time.another');
  const partySize = partySizeOf(inventory.partySize, draft.partySize);
  const isTimeGone = !slot && (draft.slotId !== undefined || isTimeOfLinkGone);
  const isAnonymous = !mayBeSignedIn(services.host);
  const summary = summarize({ day, slot, partySize });
  const outcomeTexts = { done: t('done.title'), failed: t('send.failed') };
  const change = (changes: Partial<ReservationDraft>): void => dispatch(fillInReservation(changes));

  /** The time of day stays as chosen if the other day has it. */
  const changeDay = (date: string): void => {
    const same = days
      .find((other) => other.date === date)
      ?.slots.find(
        ({ startsAt, availability }) =>
          slot && timeOf(startsAt) === timeOf(slot.startsAt) && availability !== 'full',
      );
    setHasLostTime(slot !== undefined && !same);
    setHasTried(false);
    change({ date, slotId: same?.slotId });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!slot || draft.note.length > NOTE_LIMIT) {
      // The field must have its error as description before the focus makes screen readers read it.
      flushSync(() => setHasTried(true));
      focusFirst(event.currentTarget, slot ? ['note'] : ['time', 'day']);
      return;
    }
    if (isAnonymous) {
      const chosen = {
        title: t('app.finish', { displayCount: number(partySize) }),
        details: summary.line,
        filledIn: t('app.filledIn'),
      };
      dispatch(continueInApp(tableChoice(day, slot, { partySize, timeZone }), chosen));
      return;
    }
    // The fields are about to be disabled, and the focused one would lose the focus.
    sendButton.current?.focus();
    void dispatch(reserve(outcomeTexts));
  };
  const reserveSecond = (): void => {
    sendButton.current?.focus();
    void dispatch(reserveAnother(outcomeTexts));
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <fieldset className={styles.fields} disabled={isSending}>
        <ChoiceMessages
          isTimeGone={isTimeGone}
          another={another}
          refusedSize={partySize === draft.partySize ? undefined : draft.partySize}
        />
        <PartyField
          sizes={partySizes(inventory.partySize)}
          value={partySize}
          onChange={(size) => change({ partySize: size })}
        />
        <DayField days={days} value={day.date} isFull={isFullDayTried} onChange={changeDay} />
        <TimeField
          day={day}
          slot={slot}
          takenAt={takenAt}
          another={another}
          isMissing={hasTried && !slot && !isDayFull}
          onChange={(slotId) => change({ date: day.date, slotId })}
        />
        {/* Sighted visitors see it in the list of times. */}
        <LiveRegion visuallyHidden>{hasLostTime && !slot && another}</LiveRegion>
        {/* Only what is chosen goes into the app: words are not lost where nobody is asked for them. */}
        {!isAnonymous && <NoteField value={draft.note} onChange={(note) => change({ note })} />}
      </fieldset>
      <SubmitBar
        summary={summary}
        isComplete={slot !== undefined}
        isSending={isSending}
        buttonRef={sendButton}
      >
        <LiveRegion urgent>
          {ownTable && <AlreadyReserved knownBy={ownTable} onShow={onShowKept} onAnother={reserveSecond} />}
          {sending.status === 'Failure' && <SendingFailure code={sending.code ?? 'UNKNOWN'} />}
        </LiveRegion>
      </SubmitBar>
    </form>
  );
}

/** Focuses what can be corrected; if a day is full, that is the chosen day. */
function focusFirst(form: HTMLElement, fields: readonly string[]): void {
  const controls = fields.flatMap((field) =>
    [':checked', ':is(input, textarea)'].map((kind) =>
      form.querySelector<HTMLElement>(`[data-field=${field}] ${kind}:enabled`),
    ),
  );
  const control = controls.find(Boolean);
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.focus({ preventScroll: true });
  // What is wrong is told below its field, where the bar hides it from whoever has just typed there. If there is no room
  // for both, what has the focus is seen.
  const told = form.querySelector('[aria-invalid=true]')?.getAttribute('aria-describedby')?.split(' ').at(-1);
  if (told) document.getElementById(told)?.scrollIntoView({ block: 'nearest' });
  control?.scrollIntoView({ block: 'nearest' });
}

/** Why the reservation failed. If the outcome is unknown, trying again is still safe. */
function SendingFailure({ code }: { code: ErrorCode }): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const isOpen = useProfileSelector((state) => selectReservation(state).sending.isOpen ?? false);
  return (
    <InlineMessage tone="critical">
      <p>{sentences(language, [t('send.failed'), common(actionMessageKeys[code])])}</p>
      {isOpen && <p>{t('send.safeToRepeat')}</p>}
    </InlineMessage>
  );
}

interface AlreadyReservedProps {
  knownBy: 'device' | 'server';
  /** Called when the visitor is about to see their table instead of the form. */
  onShow: () => void;
  /** The visitor wants a second table. */
  onAnother: () => void;
}

/**
 * The visitor has a table at this time, maybe from another tab or device. A table that this device does not know is
 * with the account, who can be asked.
 */
function AlreadyReserved({ knownBy, onShow, onAnother }: AlreadyReservedProps): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const show = (): void => {
    onShow();
    dispatch(showReservations());
  };
  return (
    <InlineMessage tone="warning">
      <p>{t('already.title')}</p>
      <div className={styles.ways}>
        {knownBy === 'device' ? (
          <Button onClick={show}>{t('kept.title')}</Button>
        ) : (
          <Button onClick={() => dispatch(dialogOpened('contact'))}>{common('action.contact')}</Button>
        )}
        <Button variant="quiet" onClick={onAnother}>
          {t('done.another')}
        </Button>
      </div>
    </InlineMessage>
  );
}

interface ChoiceMessagesProps {
  /** The chosen time is not offered, or not any more. */
  isTimeGone: boolean;
  /** What to do about it, unless it is said elsewhere. */
  another: string | undefined;
  /** The chosen party size, if the account does not take it. */
  refusedSize: number | undefined;
}

/**
 * Says what could not be kept of a choice that was made elsewhere or earlier, by a link or a draft. What the form shows in place of
 * it must not pass for the visitor's choice.
 */
function ChoiceMessages({ isTimeGone, another, refusedSize }: ChoiceMessagesProps): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  return (
    <>
      <LiveRegion>
        {refusedSize !== undefined && (
          <InlineMessage tone="warning">
            {t('party.notTaken', {
              people: t('party.people', { count: refusedSize, displayCount: number(refusedSize) }),
            })}
          </InlineMessage>
        )}
        {isTimeGone && (
          <InlineMessage tone="warning">{sentences(language, [t('time.gone'), another])}</InlineMessage>
        )}
      </LiveRegion>
      {refusedSize !== undefined && (
        <Button wide onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      )}
    </>
  );
}
