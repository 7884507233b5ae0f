import { Button, languageIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import type { PluginContext } from './plugin.js';
import styles from './show-locally-button.module.css';

/** Props of {@link ShowLocallyButton}. */
export interface ShowLocallyButtonProps {
  context: PluginContext;
  /** What is shown; without it the address. */
  item?: { id: string; title: string };
  /** Id of the element that says what is shown, where the words of the button do not. */
  describedBy?: string;
  className?: string | undefined;
  /** What one does with it: 'Show to staff'. */
  children: string;
}

/** Lets a visitor show something to people around the account. Nothing for those who read what these people read. */
export function ShowLocallyButton({
  context: { localLanguage, emit },
  item,
  describedBy,
  className,
  children,
}: ShowLocallyButtonProps): ReactElement | null {
  if (!localLanguage) return null;
  return (
    <div className={clsx(styles.place, className)}>
      <Button
        variant="quiet"
        size="small"
        icon={languageIcon}
        className={styles.button}
        aria-describedby={describedBy}
        onClick={() => emit({ type: 'showLocally', ...(item && { item }) })}
      >
        {children}
      </Button>
    </div>
  );
}
