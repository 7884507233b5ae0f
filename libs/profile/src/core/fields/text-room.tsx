import { LiveRegion } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { FieldError } from './field-error.js';
import styles from './text-room.module.css';

/** Milliseconds without a change after which typing has paused. */
const PAUSE = 1000;

interface TextRoomProps {
  /** What the field is described by where its text is too long. */
  errorId: string;
  /** Characters that are left; below 0 they are too many. */
  room: number;
  /** So close to the limit that those who listen hear how much room is left. */
  near: number;
  /** '120 / 500' */
  count: string;
  tooLong: (count: number) => string;
  left: (count: number) => string;
}

/** What stands below a field whose text is counted, but never cut: how much there is, and what is too much. */
export function TextRoom({ errorId, room, near, count, tooLong, left }: TextRoomProps): ReactElement {
  const heardRoom = useSettled(room);
  return (
    <>
      <div className={styles.below}>
        {room < 0 && <FieldError id={errorId}>{tooLong(-room)}</FieldError>}
        <p className={styles.count}>{count}</p>
      </div>
      <LiveRegion visuallyHidden>
        {heardRoom <= near && (heardRoom < 0 ? tooLong(-heardRoom) : left(heardRoom))}
      </LiveRegion>
    </>
  );
}

/** The value as it was when typing last paused: those who listen to the page are not interrupted at every key. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
