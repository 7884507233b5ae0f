export { couponPlugin } from './coupon-plugin.js';
