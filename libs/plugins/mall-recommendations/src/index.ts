'use client';

export { mallRecommendationsPlugin } from './mall-recommendations-plugin.js';
