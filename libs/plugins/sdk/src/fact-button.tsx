import { Button, type IconShape } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './fact-button.module.css';

/** Props of {@link FactButton}. */
export interface FactButtonProps {
  icon: IconShape;
  /** Id of the element that shows the fact, if the button's text does not name it. */
  describedBy?: string | undefined;
  className?: string | undefined;
  onClick: () => void;
  children: string;
}

/** A quiet button below a fact, for an action with it. It needs script. */
export function FactButton({
  icon,
  describedBy,
  className,
  onClick,
  children,
}: FactButtonProps): ReactElement {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={icon}
      className={clsx(styles.place, className)}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
