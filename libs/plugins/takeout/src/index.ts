'use client';

export { takeoutPlugin } from './takeout-plugin.js';
