import { languageIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { FactButton } from './fact-button.js';
import type { PluginContext } from './plugin.js';

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
    <FactButton
      icon={languageIcon}
      describedBy={describedBy}
      className={className}
      onClick={() => emit({ type: 'showLocally', ...(item && { item }) })}
    >
      {children}
    </FactButton>
  );
}
