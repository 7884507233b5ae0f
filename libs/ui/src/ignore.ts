import type { MouseEvent } from 'react';

/** Ignores a click, and keeps it from submitting a form. */
export function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
