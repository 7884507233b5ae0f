import type { IconShape } from './icon-shape.js';

/* What one can do. A file of their own, so that a page which needs some of them first does not load the others. */

const star = 'M12 3.6l2.41 5.68 6.15.54-4.66 4.05 1.39 6.01L12 16.7l-5.29 3.18 1.39-6.01-4.66-4.05 6.15-.54Z';
const bookmark = 'M7.5 3.5h9A1.5 1.5 0 0 1 18 5v15.5l-6-4-6 4V5a1.5 1.5 0 0 1 1.5-1.5Z';

export const addFriendIcon: IconShape = {
  stroke:
    'M13 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3 19.5c.4-3.4 3-5.5 6.5-5.5s6.1 2.1 6.5 5.5M19 8v6M16 11h6',
};
export const unblockIcon: IconShape = {
  stroke:
    'M7 10.5h10A1.5 1.5 0 0 1 18.5 12v7a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19v-7A1.5 1.5 0 0 1 7 10.5ZM8.5 10.5V7a3.5 3.5 0 0 1 6.7-1.4M12 14.5v2',
};
export const chatIcon: IconShape = {
  stroke:
    'M12 4c-5 0-9 3.2-9 7.2 0 2.4 1.4 4.5 3.6 5.8L6 20.5l4.2-2.2c.6.1 1.2.1 1.8.1 5 0 9-3.2 9-7.2S17 4 12 4Z',
};
export const starIcon: IconShape = { stroke: star };
export const starFilledIcon: IconShape = { stroke: star, fill: star };
export const phoneIcon: IconShape = {
  stroke:
    'M6.3 4h2.5c.4 0 .7.2.9.6l1.2 3.1c.1.4 0 .8-.3 1.1L9.2 10a12 12 0 0 0 4.8 4.8l1.2-1.4c.3-.3.7-.4 1.1-.3l3.1 1.2c.4.2.6.5.6.9v2.5c0 1.3-1 2.3-2.3 2.3A13.7 13.7 0 0 1 4 6.3C4 5 5 4 6.3 4Z',
};
export const shareIcon: IconShape = {
  stroke:
    'M12 15V3.5M8 7l4-3.5L16 7M8 10.5H6.5A1.5 1.5 0 0 0 5 12v7a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7a1.5 1.5 0 0 0-1.5-1.5H16',
};
export const keepIcon: IconShape = { stroke: bookmark };
export const keepFilledIcon: IconShape = { stroke: bookmark, fill: bookmark };
export const copyIcon: IconShape = {
  stroke:
    'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 8.5 18v-7A2.5 2.5 0 0 1 11 8.5ZM15.5 5.5A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 5.5 15.5',
};
export const reportIcon: IconShape = {
  stroke: 'M6 21V3.5M6 4.8c4-2.2 8 1.9 12.5.1v9.3c-4.5 1.8-8.5-2.3-12.5-.1',
};
export const qrIcon: IconShape = {
  stroke: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v.01M20 17.5V20h-2.5M14 20v-.01',
};
export const retryIcon: IconShape = {
  stroke: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 8.9M19.5 4.5v4.4h-4.4',
};
export const externalIcon: IconShape = {
  stroke:
    'M13.5 4.5h6v6M19.5 4.5 11 13M17.5 14v4a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 18V8A1.5 1.5 0 0 1 6 6.5h4',
};
