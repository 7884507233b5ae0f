import { Button, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './fact-button.module.css';

interface FactButtonProps {
  icon: IconShape;
  /** Id of the element that shows the fact, where the words of the button do not say which. */
  describedBy?: string | undefined;
  className?: string | undefined;
  onClick: () => void;
  children: string;
}

/** What can be done with a fact, in a quiet line below it. It needs script. */
export function FactButton({
  icon,
  describedBy,
  className,
  onClick,
  children,
}: FactButtonProps): ReactElement {
  return (
    <div className={clsx(styles.place, className)}>
      <Button
        variant="quiet"
        size="small"
        icon={icon}
        className={styles.button}
        aria-describedby={describedBy}
        onClick={onClick}
      >
        {children}
      </Button>
    </div>
  );
}
