'use client';

export { bringIntoSight } from './bring-into-sight.js';
export { focusItem } from './focus-item.js';
export { isEscape } from './is-escape.js';
export { lastUsed } from './last-used.js';
export { closePopovers, isOpenPopover, openInPlace } from './popover-state.js';
export type { DialogProps } from './dialog.js';
export type { ExternalLinkProps } from './external-link.js';
export type { FoldedListProps } from './folded-list.js';
export type { PopoverProps } from './popover.js';
export type { SectionProps } from './section.js';
