import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './story-frame.module.css';

export interface StoryFrameProps {
  /** The story's id, as in its address. */
  story: string;
  /** What the frame shows, for screen readers. */
  title: string;
  /** `part` is high enough for a section of the page, `low` for a small one. @default 'phone' */
  size?: 'phone' | 'part' | 'low';
}

/** A story as wide as on a phone, in its own document. It is loaded when it comes into sight, and not played. */
export function StoryFrame({ story, title, size = 'phone' }: StoryFrameProps): ReactElement {
  return (
    <iframe
      className={clsx(styles.frame, styles[size])}
      src={`./iframe.html?id=${story}&viewMode=story&embed=true`}
      title={title}
      loading="lazy"
    />
  );
}
