import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { TextRoom } from '../../../core/fields/text-room.js';
import { useProfileSelector } from '../../../core/store/hooks.js';
import { placeTexts } from '../place-texts.js';
import field from './field.module.css';
import styles from './note-field.module.css';
import { NOTE_LIMIT } from './note-limit.js';

/** So close to the limit that those who listen hear how much room is left. */
const NEAR_LIMIT = 50;

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/** What else the account should know. It is counted, but never cut: too much of it is for the visitor to shorten. */
export function NoteField({ value, onChange }: NoteFieldProps): ReactElement {
  const t = useTexts(placeTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const room = NOTE_LIMIT - value.length;
  const isTooLong = room < 0;
  return (
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
  );
}
