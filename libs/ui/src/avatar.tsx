import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './avatar.module.css';
import { Icon } from './icon.js';
import { personIcon } from './icons/first-icons.js';
import { initialOf } from './initial.js';
import type { PictureSource } from './picture.js';
import { useImageFailure } from './use-image-failure.js';

export interface AvatarProps {
  /** The account's name. Its first letter replaces a picture that is absent or cannot be loaded. */
  name: string;
  /** Cut to a circle around its centre. */
  picture?: PictureSource | undefined;
  /** 40, 64 or 96 px, growing with the visitor's text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Name for screen readers. Leave it out beside the visible name. */
  label?: string;
  /** `lazy` below the first screen. @default 'eager' */
  loading?: 'lazy' | 'eager';
  /** For its position in its container. */
  className?: string | undefined;
}

/** The round picture of an account. */
export function Avatar({
  name,
  picture,
  size = 'medium',
  label,
  loading = 'eager',
  className,
}: AvatarProps): ReactElement {
  const { failed, ...listeners } = useImageFailure(picture?.url);
  const look = clsx(styles.avatar, styles[size], className);
  if (picture && !failed) {
    return (
      <img
        {...listeners}
        className={look}
        src={picture.url}
        width={picture.width}
        height={picture.height}
        alt={label ?? ''}
        loading={loading}
        decoding="async"
      />
    );
  }
  return (
    <span
      className={clsx(look, styles.letter)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {initialOf(name) ?? <Icon shape={personIcon} size={size === 'small' ? 'medium' : 'large'} />}
    </span>
  );
}
