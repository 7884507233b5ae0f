'use client';

export { rewardCardPlugin } from './reward-card-plugin.js';
