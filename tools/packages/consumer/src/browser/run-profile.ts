import '../../examples/profile/browser.js';
import { unstyledClasses } from './unstyled-classes.js';

Object.assign(window, { unstyledClasses });
