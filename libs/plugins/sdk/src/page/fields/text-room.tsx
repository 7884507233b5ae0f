import { FormattedText } from '@oa-profile/i18n/react';
import { LiveRegion } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FieldError } from './field-error.js';
import styles from './text-room.module.css';

/** Milliseconds without a change after which typing has paused. */
const PAUSE_MS = 1000;

interface TextRoomProps {
  /** Id for the field's `aria-describedby` when its text is too long. */
  errorId: string;
  /** Characters left; negative if there are too many. */
  room: number;
  /** From this many characters left on, screen readers announce the rest. */
  near: number;
  /** '120 / 500' */
  count: string;
  tooLong: (count: number) => string;
  left: (count: number) => string;
}

/** Below a field whose text is counted but never cut off: the count, and an error if it is too long. */
export function TextRoom({ errorId, room, near, count, tooLong, left }: TextRoomProps): ReactElement {
  const heardRoom = useSettled(room);
  return (
    <>
      <div className={styles.below}>
        {room < 0 && <FieldError id={errorId}>{tooLong(-room)}</FieldError>}
        {/* A number that comes by itself, of what is filled in again, takes the place of the one before: nothing moves. */}
        <FormattedText as="p" key={count} className={styles.count}>
          {count}
        </FormattedText>
      </div>
      <LiveRegion visuallyHidden>
        {heardRoom <= near && (heardRoom < 0 ? tooLong(-heardRoom) : left(heardRoom))}
      </LiveRegion>
    </>
  );
}

/** The value as of the last pause in typing, so that screen readers do not interrupt at every key. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
