'use client';

export { couponPlugin } from './coupon-plugin.js';
