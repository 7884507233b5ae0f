import type { ReactElement } from 'react';
import { Button, type LinkButtonProps } from './button.js';
import { externalIcon } from './icons/action-icons.js';
import { VisuallyHidden } from './visually-hidden.js';

/** Other attributes of `<a>` are passed on. */
export interface ExternalButtonProps extends Omit<LinkButtonProps, 'target' | 'rel' | 'icon'> {
  /** An address that has been checked to be http(s). */
  href: string;
  /** Read after the words: 'Opens in a new tab'. */
  newTabLabel: string;
}

/** A button-like link that leaves the page, in a tab of its own which learns nothing of this one. */
export function ExternalButton({ newTabLabel, children, ...attributes }: ExternalButtonProps): ReactElement {
  return (
    <Button {...attributes} target="_blank" rel="noopener noreferrer" icon={externalIcon}>
      {children}
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </Button>
  );
}
