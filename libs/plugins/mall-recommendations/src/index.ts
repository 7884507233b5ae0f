export { mallRecommendationsPlugin } from './mall-recommendations-plugin.js';
