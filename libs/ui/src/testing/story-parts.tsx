import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import type { PictureSource } from '../picture.js';
import styles from './story-parts.module.css';

interface ColumnProps {
  children: ReactNode;
  /** As narrow as the smallest phones. */
  narrow?: boolean;
  /** Children keep their own width. */
  start?: boolean;
}

/** One below the other. */
export function Column({ children, narrow, start }: ColumnProps): ReactElement {
  return (
    <div className={clsx(styles.column, narrow && styles.narrow, start && styles.start)}>{children}</div>
  );
}

/** One after the other. */
export function Row({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.row}>{children}</div>;
}

/** What lies on a card in the product. */
export function Card({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.card}>{children}</div>;
}

/** A picture of our own, without a server: hills under a sun. */
export function drawnPicture(width: number, height: number, alt?: string): PictureSource {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 16 9" preserveAspectRatio="xMidYMid slice"><rect width="16" height="9" fill="#e9d8c3"/><circle cx="11" cy="3" r="1.4" fill="#d9825b"/><path d="M0 7q4-3.5 8-1t8-1.500V9H0Z" fill="#7d9c85"/><path d="M0 8q5-2 9-.5T16 7v2H0Z" fill="#4c6b58"/></svg>`;
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, alt };
}

/** An address that answers with something that is no picture, without asking a server. */
export function brokenPicture(width: number, height: number, alt?: string): PictureSource {
  return { url: 'data:image/png;base64,AAAA', width, height, alt };
}
