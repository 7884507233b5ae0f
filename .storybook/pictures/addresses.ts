import { sharedPort } from '../../tools/build/free-port.js';

/** Path that Storybook is served below: nothing in it may count on being at the root. */
export const SITE = '/design/';

/** Folder of the fonts, below {@link SITE}. */
export const FONTS = 'fonts-of-pictures';

export const port = await sharedPort('PICTURES_PORT');
