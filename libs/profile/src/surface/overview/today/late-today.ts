export { Today } from './today.js';
export { todayTexts } from './today-texts.js';
