export { distinctBy } from '../distinct-by.js';
export { basicInfo, type BasicInfo, type Facility } from './basic-info.js';
export { businessHours, openInterval, type BusinessHours, type OpenInterval } from './business-hours.js';
export { reservation } from './contact.js';
export { recommendation } from './recommendation.js';
