import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Icon } from './icon.js';
import { pictureIcon } from './icons/first-icons.js';
import styles from './picture.module.css';
import { useImageFailure } from './use-image-failure.js';

/** A picture with its size, so that its space is reserved while it loads. */
export interface PictureSource {
  url: string;
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
  /** Text alternative. Absent for a decorative picture. */
  alt?: string | undefined;
}

export interface PictureProps {
  /** Its size reserves the space until it is loaded. */
  picture: PictureSource;
  /** The visible part: all of it, or a crop around its centre. @default 'natural' */
  shape?: 'natural' | 'square' | 'wide' | 'fill';
  /** `eager` on the first screen. @default 'lazy' */
  loading?: 'lazy' | 'eager';
  /** `high` for the main picture of the first screen. @default as the browser decides */
  fetchPriority?: 'high' | 'low';
  /** What replaces a picture that cannot be loaded: a drawing of the same size, or nothing. @default 'drawing' */
  missing?: 'drawing' | 'nothing';
  /** Called when it cannot be loaded, for what around it goes with it. */
  onMissing?: (() => void) | undefined;
  /** Language of the text alternative, if it is not that of the text around it. */
  lang?: string | undefined;
  /** For its position in its container. */
  className?: string | undefined;
}

/**
 * A picture as wide as its container. `natural` keeps its proportions, `square` and `wide` (16:9) crop it, and `fill`
 * covers the container. A picture that cannot be loaded is replaced by a drawing of the same size, or by nothing.
 */
export function Picture({
  picture: { url, width, height, alt = '' },
  shape = 'natural',
  loading = 'lazy',
  fetchPriority,
  missing = 'drawing',
  onMissing,
  lang,
  className,
}: PictureProps): ReactElement | null {
  const { failed, ...listeners } = useImageFailure(url, onMissing);
  const look = clsx(styles.picture, styles[shape], className);
  if (failed) {
    if (missing === 'nothing') return null;
    return (
      <span
        className={clsx(look, styles.missing)}
        lang={lang}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        {shape === 'natural' && (
          // Keeps the proportions without an inline style, which the Content-Security-Policy forbids.
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
      lang={lang}
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
