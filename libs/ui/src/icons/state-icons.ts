import type { IconShape } from './icon-shape.js';

/* States. A separate file, so that a page that first needs only these icons does not load the others. */

const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';

export const checkIcon: IconShape = { stroke: 'm5 12.5 4.5 4.5L19 7.5' };
export const infoIcon: IconShape = { stroke: `${circle}M12 11.5v4.5M12 8h.01` };
export const warningIcon: IconShape = {
  stroke:
    'M10.7 4.7 3.2 17.7A1.5 1.5 0 0 0 4.5 20h15a1.5 1.5 0 0 0 1.3-2.3l-7.5-13a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4M12 16.6h.01',
};
export const criticalIcon: IconShape = { stroke: `${circle}M12 7.8v5M12 16h.01` };
