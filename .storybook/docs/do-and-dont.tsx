import type { ReactElement } from 'react';
import { StoryFrame, type StoryFrameProps } from './story-frame.js';
import styles from './do-and-dont.module.css';

/** An example: a story, and what it shows. */
interface Example {
  /** The story's id, as in its address. */
  story: string;
  words: string;
}

export interface DoAndDontProps {
  good: Example;
  bad: Example;
  /** @default 'low' */
  size?: StoryFrameProps['size'];
}

/** The same part with good content and with bad, side by side, live. */
export function DoAndDont({ good, bad, size = 'low' }: DoAndDontProps): ReactElement {
  return (
    <div className={styles.pair}>
      <Figure sign="✓ Do" className={styles.good} example={good} size={size} />
      <Figure sign="✗ Don’t" className={styles.bad} example={bad} size={size} />
    </div>
  );
}

interface FigureProps {
  sign: string;
  className: string | undefined;
  example: Example;
  size: StoryFrameProps['size'];
}

function Figure({ sign, className, example: { story, words }, size }: FigureProps): ReactElement {
  return (
    <figure className={styles.figure}>
      <StoryFrame story={story} title={`${sign}: ${words}`} size={size} />
      <figcaption className={className}>
        <strong>{sign}</strong>
        <div>{words}</div>
      </figcaption>
    </figure>
  );
}
