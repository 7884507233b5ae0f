import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { PictureSource } from '../picture.js';
import styles from './story-parts.module.css';

interface ColumnProps {
  children: ReactNode;
  /** As wide as the smallest phones. */
  narrow?: boolean;
  /** Children keep their own width. */
  start?: boolean;
}

/** Children below each other. */
export function Column({ children, narrow, start }: ColumnProps): ReactElement {
  return (
    <div className={clsx(styles.column, narrow && styles.narrow, start && styles.start)}>{children}</div>
  );
}

/** Children side by side. */
export function Row({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.row}>{children}</div>;
}

/** For what is on a card in the product. */
export function Card({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.card}>{children}</div>;
}

/** A drawn picture, without a server: hills under a sun. */
export function drawnPicture(width: number, height: number, alt?: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice"><rect width="16" height="9" fill="#e9d8c3"/><circle cx="11" cy="3" r="1.4" fill="#d9825b"/><path d="M0 7q4-3.5 8-1t8-1.500V9H0Z" fill="#7d9c85"/><path d="M0 8q5-2 9-.5T16 7v2H0Z" fill="#4c6b58"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt };
}

/** An address whose content is not a picture, without a server. */
export function brokenPicture(width: number, height: number, alt?: string): PictureSource {
  return { url: 'data:image/png;base64,AAAA', width, height, alt };
}
