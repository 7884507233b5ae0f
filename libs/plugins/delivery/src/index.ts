export { deliveryPlugin } from './delivery-plugin.js';
