import { dateFormat } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './counter-dialog.module.css';

const SECOND_MS = 1000;

/**
 * The time with its seconds, where the account is. It moves, so that staff can tell the page from a picture of it. Not
 * for screen readers, which have their own clock and would speak every second.
 */
export function LiveClock({ timeZone }: { timeZone: string }): ReactElement {
  const language = useLanguage();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
    };
    const tick = (): void => {
      setNow(new Date());
      wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.kind} aria-hidden="true">
      {dateFormat(language, { timeZone, timeStyle: 'medium' }).format(now)}
    </p>
  );
}
