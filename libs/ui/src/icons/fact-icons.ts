import type { IconShape } from './icon-shape.js';

/* Facts about an account. A separate file, so that a page that first needs only these does not load the others. */

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
/** How many others are there. */
export const peopleIcon: IconShape = {
  stroke:
    'M12 9a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 19c.4-3.2 2.8-5.2 6-5.2s5.6 2 6 5.200M15 6.200a3 3 0 0 1 0 5.600M17.5 14.300c2 .7 3.2 2.4 3.5 4.7',
};
/** A way on foot. */
export const walkIcon: IconShape = {
  stroke:
    'M14.7 4.600a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0ZM8 20.500l2.2-6 .8-5.500M10.2 14.500l3.8 2.500v3.500M8 12.500l.8-3 2.4-1.3 2.6 1.3 1.2 2.3 2.3.8',
};
export const mallIcon: IconShape = {
  stroke:
    'M5.8 8.5h12.4l1.1 10.2a1.6 1.6 0 0 1-1.6 1.8H6.3a1.6 1.6 0 0 1-1.6-1.8ZM8.5 11.5V8a3.5 3.5 0 0 1 7 0v3.5',
};
export const languageIcon: IconShape = {
  stroke:
    'M3.5 6h9M8 3.5V6M11 6c-.8 3.6-3.4 6.5-7 8M5.5 9c1.2 2.3 3 4 5.5 5M12.5 20.5l4-9.5 4 9.5M13.8 17.5h5.4',
};
export const picturesIcon: IconShape = {
  stroke:
    'M10 4h8.5A2.5 2.5 0 0 1 21 6.5V14a2.5 2.5 0 0 1-2.5 2.5H10A2.5 2.5 0 0 1 7.5 14V6.5A2.5 2.5 0 0 1 10 4ZM3.5 8v8.5A3.5 3.5 0 0 0 7 20h9.5',
};
export const ticketIcon: IconShape = {
  stroke:
    'M5 6.5h14A1.5 1.5 0 0 1 20.5 8v1.75a2.25 2.25 0 0 0 0 4.5V16a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16v-1.75a2.25 2.25 0 0 0 0-4.5V8A1.5 1.5 0 0 1 5 6.5ZM14 6.5v1.8M14 11.1v1.8M14 15.7v1.8',
};
export const percentIcon: IconShape = {
  stroke:
    'M18 6 6 18M9.5 7.75a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0ZM19 16.25a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z',
};
export const priceTagIcon: IconShape = {
  stroke:
    'M12.9 4h5.6A1.5 1.5 0 0 1 20 5.5v5.6a1.5 1.5 0 0 1-.44 1.06l-7 7a1.5 1.5 0 0 1-2.12 0L4.84 13.56a1.5 1.5 0 0 1 0-2.12l7-7A1.5 1.5 0 0 1 12.9 4ZM16 8h.01',
};
export const giftIcon: IconShape = {
  stroke:
    'M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12M4.5 8h15a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM12 8v12M12 8C9 8 7.5 7.1 7.5 5.6a2 2 0 0 1 2-2.1C11.3 3.5 12 6 12 8ZM12 8c3 0 4.5-.9 4.5-2.4a2 2 0 0 0-2-2.1C12.7 3.5 12 6 12 8Z',
};
export const cashbackIcon: IconShape = {
  stroke:
    'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 8.9M4.5 4.5v4.4h4.4M14.75 12a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z',
};
export const trophyIcon: IconShape = {
  stroke:
    'M8 4h8v5.5a4 4 0 0 1-8 0ZM8 5.75H5V7a3.25 3.25 0 0 0 3.25 3.25M16 5.75h3V7a3.25 3.25 0 0 1-3.25 3.25M12 13.5V17M8.5 20v-1A2 2 0 0 1 10.5 17h3a2 2 0 0 1 2 2v1ZM7.5 20h9',
};
export const timerIcon: IconShape = {
  stroke: 'M19 13.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM12 9.8v3.7M9.5 3.5h5M17.6 7.3l1-1',
};
