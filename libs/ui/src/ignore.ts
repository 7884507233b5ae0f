import type { MouseEvent } from 'react';

/** Prevents the form from being sent, too. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
