import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Icon } from './icon.js';
import { pictureIcon } from './icons/first-icons.js';
import styles from './picture.module.css';
import { useImageFailure } from './use-image-failure.js';

/** A picture with its size, so that its place is kept while it loads. */
export interface PictureSource {
  url: string;
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
  /** What it shows. Absent for a picture that only decorates. */
  alt?: string | undefined;
}

export interface PictureProps {
  /** Its size keeps the place until it is there. */
  picture: PictureSource;
  /** The part that is shown: all of it, or a cut around its centre. @default 'natural' */
  shape?: 'natural' | 'square' | 'wide' | 'fill';
  /** `eager` for what is seen first. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** `high` for the picture that the first screen is about. @default 'auto' */
  fetchPriority?: 'high' | 'low' | 'auto';
  /** What a picture that cannot be loaded leaves: a drawing of the same size, or what lies behind it. @default 'drawing' */
  missing?: 'drawing' | 'nothing';
  /** For its place in what surrounds it. */
  className?: string | undefined;
}

/**
 * A picture as wide as its container. `natural` keeps its proportions, `square` and `wide` (16:9) cut to theirs, and
 * `fill` covers the container. A picture that cannot be loaded is replaced by a drawing of the same size, or by nothing.
 */
export function Picture({
  picture: { url, width, height, alt = '' },
  shape = 'natural',
  loading = 'lazy',
  fetchPriority = 'auto',
  missing = 'drawing',
  className,
}: PictureProps): ReactElement | null {
  const { failed, ...listeners } = useImageFailure(url);
  const look = clsx(styles.picture, styles[shape], className);
  if (failed) {
    if (missing === 'nothing') return null;
    return (
      <span className={clsx(look, styles.missing)} {...(alt && { role: 'img', 'aria-label': alt })}>
        {shape === 'natural' && (
          // Holds the proportions without an inline style, which the Content-Security-Policy forbids.
          <svg className={styles.sizer} viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true" />
        )}
        <Icon shape={pictureIcon} className={styles.drawing} />
      </span>
    );
  }
  return (
    <img
      {...listeners}
      className={look}
      src={url}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      fetchPriority={fetchPriority}
      decoding="async"
    />
  );
}
