import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Disclosure } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, useState, type ReactElement } from 'react';
import { TextRoom } from '../../core/fields/text-room.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import field from './field.module.css';
import styles from './note-field.module.css';
import { NOTE_LIMIT } from './note-limit.js';
import { reservationTexts } from './reservation-texts.js';

/** So close to the limit that those who listen hear how much room is left. */
const NEAR_LIMIT = 50;

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/**
 * What else the account should know, folded until somebody has something to say. It is counted, but never cut: too much
 * of it is for the visitor to shorten.
 */
export function NoteField({ value, onChange }: NoteFieldProps): ReactElement {
  const t = useTexts(reservationTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const [startsOpen] = useState(value !== '');
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const room = NOTE_LIMIT - value.length;
  const isTooLong = room < 0;
  return (
    <Disclosure summary={t('note.add')} open={startsOpen} className={styles.note}>
      <div data-field="note">
        <label htmlFor={id} className={field.label}>
          {t('note.label')}
        </label>
        <p id={hintId} className={field.hint}>
          {t('note.hint')}
        </p>
        <textarea
          id={id}
          className={clsx(field.control, styles.text)}
          rows={3}
          value={value}
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
