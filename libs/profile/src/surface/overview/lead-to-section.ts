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

/** The same for a link that tells hours: who follows it finds those of the week unfolded. */
export function leadToHours(event: MouseEvent<HTMLAnchorElement>): void {
  leadToSection(event);
  if (!event.defaultPrevented) return;
  const [, id = ''] = (event.currentTarget.getAttribute('href') ?? '').split('#');
  const section = document.getElementById(id);
  const week = section?.querySelector('[data-hours]')?.closest('details');
  if (week) week.open = true;
}
