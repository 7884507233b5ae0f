import { showSection } from '@oa-profile/plugin-sdk/internal';
import { isPlainClick } from '@oa-profile/ui';
import type { MouseEvent } from 'react';

/**
 * Follows a link to a section without a history entry: going back leaves the page, however many sections the visitor
 * has looked at. The focus moves to the heading. Modified clicks are left to the browser.
 */
export function leadToSection(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  const { pathname, hash } = new URL(event.currentTarget.href);
  // From another view it leads to the profile.
  if (pathname !== location.pathname) return;
  if (showSection(hash)) event.preventDefault();
}
