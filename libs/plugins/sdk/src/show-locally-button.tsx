import { languageIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { FactButton } from './fact-button.js';
import type { PluginContext } from './section.js';

/** Props of {@link ShowLocallyButton}. */
export interface ShowLocallyButtonProps {
  context: PluginContext;
  /** The item to show; without it the address. */
  item?: { id: string; title: string };
  /** Id of the element that names what is shown, if the button's text does not. */
  describedBy?: string;
  className?: string | undefined;
  /** Its text: 'Show to staff'. */
  children: string;
}

/** Lets a visitor show something to local people. Renders nothing for visitors who read the local language. */
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
