'use client';

export { signboardPlugin } from './signboard-plugin.js';
