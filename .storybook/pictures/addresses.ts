import { sharedPort } from '../../tools/build/free-port.js';

/** Path under which Storybook is served: nothing in it may rely on being at the root. */
export const SITE = '/design/';

export const port = await sharedPort('PICTURES_PORT');
