export { decodeAddress, decodePassedOn } from './decode-address.js';
export { readAppEntry } from './read-app-entry.js';
