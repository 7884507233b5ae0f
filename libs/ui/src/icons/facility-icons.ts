import type { IconShape } from './icon-shape.js';

/* Facilities of a place. A separate file, so that a page that first needs only these icons does not load the others. */

const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';

export const wifiIcon: IconShape = {
  stroke:
    'M2.8 9.3a13.2 13.2 0 0 1 18.4 0M6 12.8a8.6 8.6 0 0 1 12 0M9.1 16.2a4.2 4.2 0 0 1 5.8 0M12 19.5h.01',
};
export const noSmokingIcon: IconShape = {
  stroke: `${circle}M6 6l12 12M6.8 14.5h4.2M14.7 14.5h2.3M17 11.3c0-1.9-2.4-1.4-2.4-3.3`,
};
export const parkingIcon: IconShape = {
  stroke:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM10 16.5v-9h2.8a2.9 2.9 0 0 1 0 5.8H10',
};
export const powerIcon: IconShape = {
  stroke: 'M9 3.5V8M15 3.5V8M5.5 8h13M7 8v3.5a5 5 0 0 0 10 0V8M12 16.5v4',
};
export const doorIcon: IconShape = {
  stroke: 'M6 20.5V5.5A1.5 1.5 0 0 1 7.5 4h9A1.5 1.5 0 0 1 18 5.5v15M3.5 20.5h17M14.5 12.5h.01',
};
export const seatIcon: IconShape = {
  stroke: 'M6.5 3.5 8 13h8.3a1.7 1.7 0 0 1 1.7 1.7v5.8M8 13v7.5M8 16.8h10',
};
export const shieldIcon: IconShape = {
  stroke: 'M12 3.5 5 6v5.2c0 4.3 2.8 7.6 7 9.3 4.2-1.7 7-5 7-9.3V6ZM12 9v5.6M9.2 11.8h5.6',
};
