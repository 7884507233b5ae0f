import type { ReactElement } from 'react';
import styles from './channel-details.module.css';

interface ChannelDetailsProps {
  /** Undefined until they are known, or if there is nothing to say. */
  words: string | undefined;
  /** What they are expected to be: as much room is kept. @default nothing is awaited */
  expected?: string | undefined;
}

/** The line below the name of a channel, which may arrive after it. */
export function ChannelDetails({ words, expected }: ChannelDetailsProps): ReactElement {
  return (
    <span className={styles.details}>
      {expected !== undefined && <span className={styles.expected} data-words={expected} />}
      {words !== undefined && <span className={styles.words}>{words}</span>}
    </span>
  );
}
