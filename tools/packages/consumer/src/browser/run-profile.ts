import '../../examples/profile-1.js';
import { unstyledClasses } from './unstyled-classes.js';

Object.assign(window, { unstyledClasses });
