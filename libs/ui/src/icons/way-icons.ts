import type { IconShape } from './icon-shape.js';

/* Navigation. A separate file, so that a page that first needs only these icons does not load the others. */

export const closeIcon: IconShape = { stroke: 'm6 6 12 12M18 6 6 18' };
export const backIcon: IconShape = { stroke: 'M14.5 5.5 8 12l6.5 6.5', turns: true };
export const chevronLeftIcon: IconShape = { stroke: 'm14.5 6-6 6 6 6', turns: true };
export const chevronUpIcon: IconShape = { stroke: 'm6 14.5 6-6 6 6' };
export const chevronDownIcon: IconShape = { stroke: 'm6 9.5 6 6 6-6' };
export const chevronRightIcon: IconShape = { stroke: 'm9.5 6 6 6-6 6', turns: true };
