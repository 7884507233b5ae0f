import type { IconShape } from './icon-shape.js';

/* Facts about an account. A file of their own, so that a page which needs some of them first does not load the others. */

const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';

export const clockIcon: IconShape = { stroke: `${circle}M12 7.5V12l3 2` };
export const pinIcon: IconShape = {
  stroke:
    'M12 21c4.7-4.3 7-8 7-11.2a7 7 0 0 0-14 0C5 13 7.3 16.7 12 21ZM14.5 9.8a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
};
export const globeIcon: IconShape = {
  stroke: `${circle}M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5s1.2-6.2 3.6-8.5Z`,
};
export const cardIcon: IconShape = {
  stroke:
    'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5ZM3 10h18M7 14.5h3.5',
};
export const calendarIcon: IconShape = {
  stroke:
    'M6.5 5.5h11A2.5 2.5 0 0 1 20 8v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 18V8a2.5 2.5 0 0 1 2.5-2.5ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
};
export const trainIcon: IconShape = {
  stroke:
    'M8 3.5h8A2.5 2.5 0 0 1 18.5 6v8.5A2.5 2.5 0 0 1 16 17H8a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 8 3.5ZM5.5 10.5h13M8.5 17l-2 3.5M15.5 17l2 3.5M9 13.8h.01M15 13.8h.01',
};
export const mallIcon: IconShape = {
  stroke:
    'M5.8 8.5h12.4l1.1 10.2a1.6 1.6 0 0 1-1.6 1.8H6.3a1.6 1.6 0 0 1-1.6-1.8ZM8.5 11.5V8a3.5 3.5 0 0 1 7 0v3.5',
};
export const languageIcon: IconShape = {
  stroke:
    'M3.5 6h9M8 3.5V6M11 6c-.8 3.6-3.4 6.5-7 8M5.5 9c1.2 2.3 3 4 5.5 5M12.5 20.5l4-9.5 4 9.5M13.8 17.5h5.4',
};
export const pictureIcon: IconShape = {
  stroke:
    'M6.5 4.5h11A2.5 2.5 0 0 1 20 7v10a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17V7a2.5 2.5 0 0 1 2.5-2.5ZM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15 8.5h.01',
};
export const personIcon: IconShape = {
  stroke: 'M15.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM5 20c.5-3.7 3.3-6 7-6s6.5 2.3 7 6',
};
