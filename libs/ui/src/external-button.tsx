import type { ReactElement } from 'react';
import { Button, type LinkButtonProps } from './button.js';
import { externalIcon } from './icons/action-icons.js';
import { VisuallyHidden } from './visually-hidden.js';

/** Other attributes of `<a>` are passed on. */
export interface ExternalButtonProps extends Omit<LinkButtonProps, 'target' | 'rel' | 'icon'> {
  /** An address that is known to be http(s). */
  href: string;
  /** Read after the text: 'Opens in a new tab'. */
  newTabLabel: string;
}

/** A link that looks like a button and leaves the page, in a new tab that has no access to this one. */
export function ExternalButton({ newTabLabel, children, ...attributes }: ExternalButtonProps): ReactElement {
  return (
    <Button {...attributes} target="_blank" rel="noopener noreferrer" icon={externalIcon}>
      {children}
      <VisuallyHidden> {newTabLabel}</VisuallyHidden>
    </Button>
  );
}
