export { membershipPlugin } from './membership-plugin.js';
