import type { IconShape } from './icon-shape.js';

/* Ways through the page. A file of their own, so that a page which needs some of them first does not load the others. */

export const moreIcon: IconShape = {
  fill: 'M6.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM13.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM20.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z',
};
export const closeIcon: IconShape = { stroke: 'm6 6 12 12M18 6 6 18' };
export const backIcon: IconShape = { stroke: 'M14.5 5.5 8 12l6.5 6.5' };
export const chevronDownIcon: IconShape = { stroke: 'm6 9.5 6 6 6-6' };
export const chevronRightIcon: IconShape = { stroke: 'm9.5 6 6 6-6 6' };
