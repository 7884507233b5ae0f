import type { IconShape } from './icon-shape.js';

/* Icons of header, bars and messages. A separate file, so that no other icon is in the page's first load. */

const seal =
  'M12 3.65A3.2 3.2 0 0 1 17.37 5.6A3.2 3.2 0 0 1 20.22 10.55A3.2 3.2 0 0 1 19.23 16.17A3.2 3.2 0 0 1 14.86 19.85A3.2 3.2 0 0 1 9.14 19.85A3.2 3.2 0 0 1 4.77 16.18A3.2 3.2 0 0 1 3.78 10.55A3.2 3.2 0 0 1 6.63 5.6A3.2 3.2 0 0 1 12 3.65Z';
const star = 'M12 3.6l2.41 5.68 6.15.54-4.66 4.05 1.39 6.01L12 16.7l-5.29 3.18 1.39-6.01-4.66-4.05 6.15-.54Z';

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
export const moreIcon: IconShape = {
  fill: 'M6.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM13.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM20.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z',
};
export const pictureIcon: IconShape = {
  stroke:
    'M6.5 4.5h11A2.5 2.5 0 0 1 20 7v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17V7a2.5 2.5 0 0 1 2.5-2.5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 8.5h.01',
};
export const personIcon: IconShape = {
  stroke: 'M15.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.5-3.7 3.3-6 7-6s6.5 2.3 7 6',
};
export const premiumIcon: IconShape = {
  fill: seal,
  cutFill: 'M12 7.6l1.23 2.9 3.14.28-2.37 2.07.7 3.07L12 14.3l-2.7 1.62.7-3.07-2.37-2.07 3.14-.28Z',
};
export const unverifiedIcon: IconShape = { stroke: seal };
export const verifiedIcon: IconShape = { fill: seal, cut: 'm8.7 12.3 2.3 2.3 4.4-4.7' };
export const searchIcon: IconShape = { stroke: 'M11 18a7 7 0 1 0 0-14a7 7 0 0 0 0 14ZM16 16l4.5 4.5' };
export const retryIcon: IconShape = {
  stroke: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 8.9M19.5 4.5v4.4h-4.4',
};
