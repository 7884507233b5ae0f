'use client';

export { basicInfoPlugin } from './basic-info-plugin.js';
