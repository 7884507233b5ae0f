import { isPlainClick } from '@oa-profile/ui';
import type { MouseEvent } from 'react';
import { showSection } from '../../core/outline/show-section.js';

/**
 * Follows a link to a section without a history entry: going back leaves the page, however many sections the visitor
 * has looked at. The focus moves to the heading. Modified clicks are left to the browser.
 */
export function leadToSection(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  const { hash } = new URL(event.currentTarget.href);
  if (showSection(decodeURIComponent(hash.slice(1)))) event.preventDefault();
}
