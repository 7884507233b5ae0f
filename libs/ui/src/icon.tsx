import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './icon.module.css';
import type { IconShape } from './icons/icon-shape.js';

export interface IconProps {
  /** One of the exported shapes, such as `chatIcon`. Unused ones are not in the build. */
  shape: IconShape;
  /** Its meaning, if no text beside it has it. Without a label it is decorative. */
  label?: string;
  /** Sizes grow with the visitor's text size. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** For its colour or position. */
  className?: string | undefined;
}

/** A line drawing in the colour of the text around it. */
export function Icon({ shape, label, size = 'medium', className }: IconProps): ReactElement {
  const { fill, stroke, cut, cutFill, turns } = shape;
  const isOne = fill === stroke;
  return (
    <svg
      className={clsx(styles.icon, styles[size], turns && styles.turns, className)}
      viewBox="0 0 24 24"
      // Without style sheets it would be as wide as the window, or 150 px high.
      width="24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {fill && <path d={fill} className={isOne ? styles.both : styles.fill} />}
      {stroke && !isOne && <path d={stroke} />}
      {cut && <path d={cut} className={styles.cut} strokeWidth="2" />}
      {cutFill && <path d={cutFill} className={styles.cutFill} />}
    </svg>
  );
}
