'use client';

export { busyTimesPlugin } from './busy-times-plugin.js';
