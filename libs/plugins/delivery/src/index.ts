'use client';

export { deliveryPlugin } from './delivery-plugin.js';
