import { phoneIcon } from './first-icons.js';
import type { IconShape } from './icon-shape.js';

/* Actions. A separate file, so that a page that first needs only these icons does not load the others. */

const bookmark = 'M7.5 3.5h9A1.5 1.5 0 0 1 18 5v15.5l-6-4-6 4V5a1.5 1.5 0 0 1 1.5-1.5Z';

export const shareIcon: IconShape = {
  stroke:
    'M12 15V3.5M8 7l4-3.5L16 7M8 10.5H6.5A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5H16',
};
/** A call in the app, beside the telephone's. */
export const appCallIcon: IconShape = {
  stroke: `${phoneIcon.stroke ?? ''}M14.5 4a5.5 5.5 0 0 1 5.5 5.5M14.5 7.5a2 2 0 0 1 2 2`,
};
export const keepIcon: IconShape = { stroke: bookmark };
export const keepFilledIcon: IconShape = { stroke: bookmark, fill: bookmark };
export const copyIcon: IconShape = {
  stroke:
    'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5ZM15.5 5.5A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 5.5 15.5',
};
export const contactIcon: IconShape = {
  stroke:
    'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17V7a2.5 2.5 0 0 1 2.5-2.5ZM9 12.2a1.9 1.9 0 1 0 0-3.8a1.9 1.9 0 0 0 0 3.8ZM5.9 16.2c.3-1.5 1.5-2.4 3.1-2.4s2.8.9 3.1 2.4M15 9.8h3M15 13.8h3',
};
export const mailIcon: IconShape = {
  stroke:
    'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM3.8 6.8 12 12.8l8.2-6',
};
export const playIcon: IconShape = {
  fill: 'M8 5.6v12.8c0 .9 1 1.5 1.8 1l9.7-6.4c.7-.5.7-1.5 0-2L9.8 4.6C9 4.1 8 4.7 8 5.6Z',
};
export const reportIcon: IconShape = {
  stroke: 'M6 21V3.5M6 4.8c4-2.2 8 1.9 12.5.1v9.3c-4.5 1.8-8.5-2.3-12.5-.1',
};
export const qrIcon: IconShape = {
  stroke: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v.01M20 17.5V20h-2.5M14 20v-.01',
};
export const externalIcon: IconShape = {
  stroke:
    'M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
};
export const plusIcon: IconShape = { stroke: 'M12 5v14M5 12h14' };
export const minusIcon: IconShape = { stroke: 'M5 12h14' };
export const moveIcon: IconShape = {
  stroke:
    'M12 3.5v17M3.5 12h17M9.5 6 12 3.5 14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5',
};
export const directionsIcon: IconShape = {
  stroke:
    'M13 3.9 20.1 11a1.4 1.4 0 0 1 0 2L13 20.1a1.4 1.4 0 0 1-2 0L3.9 13a1.4 1.4 0 0 1 0-2L11 3.9a1.4 1.4 0 0 1 2 0ZM9 15.2v-2.5a1.2 1.2 0 0 1 1.2-1.2h4.6M12.7 9.2l2.3 2.3-2.3 2.3',
};
