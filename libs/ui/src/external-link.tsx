import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ReactElement, ReactNode } from 'react';
import styles from './external-link.module.css';
import { VisuallyHidden } from './visually-hidden.js';

/** Other attributes of `<a>` are passed on. */
export interface ExternalLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target' | 'rel'
> {
  /** An address that is known to be http(s). */
  href: string;
  /** The visible text. */
  children: ReactNode;
  /** Read after the text: 'Opens in a new tab'. With its own `lang` if the text is in another language. */
  newTabLabel: ReactNode;
}

/** A link that leaves the page, in a new tab that has no access to this one. */
export function ExternalLink({
  href,
  children,
  newTabLabel,
  className,
  ...attributes
}: ExternalLinkProps): ReactElement {
  return (
    <a
      {...attributes}
      className={clsx(styles.link, className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </a>
  );
}
