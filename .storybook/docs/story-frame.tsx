import type { ReactElement } from 'react';
import styles from './story-frame.module.css';

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** The story's id, as in its address. */
  story: string;
  /** What the frame shows, for screen readers. */
  title: string;
}

/** A story as on a phone, in its own document. It is loaded when it comes into sight, and not played. */
export function StoryFrame({ story, title }: StoryFrameProps): ReactElement {
  return (
    <iframe
      className={styles.phone}
      src={`./iframe.html?id=${story}&viewMode=story&embed=true`}
      title={title}
      loading="lazy"
    />
  );
}
