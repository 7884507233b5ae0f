import { clsx } from 'clsx';
import { useId, type ComponentProps, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { oneItem } from './one-item.js';
import styles from './section.module.css';
import { VisuallyHidden } from './visually-hidden.js';

/** Other attributes of `<section>`, including `data-*`, are passed on. */
export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Its heading, and its name for screen readers. */
  title: ReactNode;
  /** Shows the heading only to screen readers, if the page's own says the same. @default false */
  hidesTitle?: boolean;
  /** Shown at the end of the heading's line: a link, a small button. */
  action?: ReactNode;
  /**
   * `card` puts the body on a raised surface with padding; `flush` lets the body reach the card's edge, for lists and
   * pictures; `bare` has no card.
   *
   * @default 'card'
   */
  body?: 'card' | 'flush' | 'bare';
  /** Attributes of the element around its content. */
  bodyAttributes?: ComponentProps<'div'>;
  /** Its content, below the heading. */
  children: ReactNode;
}

/** A section with a heading (`h2`), which names it as a landmark, and has the id `<id>-title` if there is an `id`. */
export function Section({
  title,
  hidesTitle = false,
  action,
  body = 'card',
  bodyAttributes,
  className,
  children,
  ...attributes
}: SectionProps): ReactElement {
  const ownId = useId();
  const headingId = `${attributes.id ?? ownId}-title`;
  const heading = (alone?: string): ReactElement => (
    <h2 id={headingId} className={clsx(alone, styles.title)}>
      {hidesTitle ? <VisuallyHidden>{title}</VisuallyHidden> : oneItem(title)}
    </h2>
  );
  return (
    <section
      {...attributes}
      data-oa=""
      className={clsx(styles.section, className)}
      aria-labelledby={headingId}
    >
      {action ? (
        <div className={styles.header}>
          {heading()}
          <div className={styles.action}>{action}</div>
        </div>
      ) : (
        heading(clsx(styles.header, hidesTitle && styles.unseen))
      )}
      <div {...bodyAttributes} className={clsx(styles[body], bodyAttributes?.className)}>
        {children}
      </div>
    </section>
  );
}
