/** A drawing on a grid of 24 by 24, with lines of 1.75 and round ends. */
export interface IconShape {
  /** Path that is drawn as a line. */
  stroke?: string;
  /** Path that is filled. */
  fill?: string;
  /** Line upon the fill. */
  cut?: string;
  /** Fill upon the fill. */
  cutFill?: string;
}

const circle = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z';
const star = 'M12 3.6l2.41 5.68 6.15.54-4.66 4.05 1.39 6.01L12 16.7l-5.29 3.18 1.39-6.01-4.66-4.05 6.15-.54Z';
const bookmark = 'M7.5 3.5h9A1.5 1.5 0 0 1 18 5v15.5l-6-4-6 4V5a1.5 1.5 0 0 1 1.5-1.5Z';
const seal =
  'M12 3.65A3.2 3.2 0 0 1 17.37 5.6A3.2 3.2 0 0 1 20.22 10.55A3.2 3.2 0 0 1 19.23 16.17A3.2 3.2 0 0 1 14.86 19.85A3.2 3.2 0 0 1 9.14 19.85A3.2 3.2 0 0 1 4.77 16.18A3.2 3.2 0 0 1 3.78 10.55A3.2 3.2 0 0 1 6.63 5.6A3.2 3.2 0 0 1 12 3.65Z';

/* What one can do */

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

/* Ways through the page */

export const moreIcon: IconShape = {
  fill: 'M6.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM13.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM20.7 12a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0Z',
};
export const closeIcon: IconShape = { stroke: 'm6 6 12 12M18 6 6 18' };
export const backIcon: IconShape = { stroke: 'M14.5 5.5 8 12l6.5 6.5' };
export const chevronDownIcon: IconShape = { stroke: 'm6 9.5 6 6 6-6' };
export const chevronRightIcon: IconShape = { stroke: 'm9.5 6 6 6-6 6' };

/* Facts */

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

/* Facilities */

export const wifiIcon: IconShape = {
  stroke:
    'M2.8 9.3a13.2 13.2 0 0 1 18.4 0M6 12.8a8.6 8.6 0 0 1 12 0M9.1 16.2a4.2 4.2 0 0 1 5.8 0M12 19.5h.01',
};
export const noSmokingIcon: IconShape = {
  stroke: `${circle}m6 6 12 12M6.8 14.5h4.2M14.7 14.5h2.3M17 11.3c0-1.9-2.4-1.4-2.4-3.3`,
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

/* States */

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
