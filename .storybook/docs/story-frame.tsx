import type { ReactElement } from 'react';
import styles from './story-frame.module.css';

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** Its id, as in the address. */
  story: string;
  /** What the frame shows, for those who listen. */
  title: string;
}

/** A story as on a phone, in a document of its own, once it comes into sight; it is shown and not played. */
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
