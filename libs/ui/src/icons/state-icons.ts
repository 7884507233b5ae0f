import type { IconShape } from './icon-shape.js';

/* States and badges. A file of their own, so that a page which needs some of them first does not load the others. */

const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';
const seal =
  'M12 3.65A3.2 3.2 0 0 1 17.37 5.6A3.2 3.2 0 0 1 20.22 10.55A3.2 3.2 0 0 1 19.23 16.17A3.2 3.2 0 0 1 14.86 19.85A3.2 3.2 0 0 1 9.14 19.85A3.2 3.2 0 0 1 4.77 16.18A3.2 3.2 0 0 1 3.78 10.55A3.2 3.2 0 0 1 6.63 5.6A3.2 3.2 0 0 1 12 3.65Z';

export const checkIcon: IconShape = { stroke: 'm5 12.5 4.5 4.5L19 7.5' };
export const infoIcon: IconShape = { stroke: `${circle}M12 11.5v4.5M12 8h.01` };
export const warningIcon: IconShape = {
  stroke:
    'M10.7 4.7 3.2 17.7A1.5 1.5 0 0 0 4.5 20h15a1.5 1.5 0 0 0 1.3-2.3l-7.5-13a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4M12 16.6h.01',
};
export const criticalIcon: IconShape = { stroke: `${circle}M12 7.8v5M12 16h.01` };
export const verifiedIcon: IconShape = { fill: seal, cut: 'm8.7 12.3 2.3 2.3 4.4-4.7' };
export const premiumIcon: IconShape = {
  fill: seal,
  cutFill: 'M12 7.6l1.23 2.9 3.14.28-2.37 2.07.7 3.07L12 14.3l-2.7 1.62.7-3.07-2.37-2.07 3.14-.28Z',
};
export const unverifiedIcon: IconShape = { stroke: seal };
