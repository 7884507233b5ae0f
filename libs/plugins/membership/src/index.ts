'use client';

export { membershipPlugin } from './membership-plugin.js';
