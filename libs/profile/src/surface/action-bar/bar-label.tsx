import { Icon, type IconShape } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './action-bar.module.css';

interface BarLabelProps {
  /** @default none: the words need the room */
  icon?: IconShape | undefined;
  /** Only the icon is seen. @default false */
  isIcon?: boolean;
  children: string;
}

/** What a button of the bar says, in one line, or as an icon. */
export function BarLabel({ icon, isIcon = false, children }: BarLabelProps): ReactElement {
  if (isIcon && icon) return <Icon shape={icon} />;
  return (
    <span className={styles.label}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  );
}

interface MainProps {
  variant: 'primary' | 'secondary';
  className?: string | undefined;
  'aria-label'?: string;
}

/** How the bar's main action looks: it is an icon beside the main action of a view. */
export const mainProps = (isBeside: boolean, label: string): MainProps =>
  isBeside ? { variant: 'secondary', 'aria-label': label } : { variant: 'primary', className: styles.main };
