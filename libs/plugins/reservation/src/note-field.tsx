import { TextRoom, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Disclosure } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, useRef, useState, type ReactElement } from 'react';
import field from './field.module.css';
import styles from './note-field.module.css';
import { NOTE_LIMIT } from './limits.js';
import { reservationTexts } from './reservation-texts.js';

/** From this many characters left on, screen readers announce the rest. */
const NEAR_LIMIT = 50;

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/**
 * What else the account should know, folded until the visitor opens it. It is counted but never cut: if it is too long,
 * the visitor shortens it.
 */
export function NoteField({ value, onChange }: NoteFieldProps): ReactElement {
  const t = useTexts(reservationTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const [isOpen, setOpen] = useState(value !== '');
  const [wasReached, setReached] = useState(!isOpen);
  // What was written earlier may be filled in late, and must not be sent unseen.
  if (!isOpen && value !== '') setOpen(true);
  const text = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const room = NOTE_LIMIT - value.length;
  const isTooLong = room < 0;
  return (
    <Disclosure summary={t('note.add')} open={isOpen} field={text} className={styles.note}>
      <div data-field="note">
        <label htmlFor={id} className={field.label}>
          {t('note.label')}
        </label>
        <p id={hintId} className={field.hint}>
          {t('note.hint')}
        </p>
        <textarea
          ref={text}
          id={id}
          className={clsx(field.control, styles.text, wasReached && styles.growing)}
          rows={3}
          value={value}
          onFocus={() => setReached(true)}
          onChange={({ target }) => onChange(target.value)}
          aria-describedby={isTooLong ? `${hintId} ${errorId}` : hintId}
          aria-invalid={isTooLong}
        />
        <TextRoom
          errorId={errorId}
          room={room}
          near={NEAR_LIMIT}
          count={t('note.count', { displayCount: number(value.length), limit: number(NOTE_LIMIT) })}
          tooLong={(count) => t('note.tooLong', { count, displayCount: number(count) })}
          left={(count) => t('note.left', { count, displayCount: number(count) })}
        />
      </div>
    </Disclosure>
  );
}
