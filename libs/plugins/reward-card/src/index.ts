export { rewardCardPlugin } from './reward-card-plugin.js';
