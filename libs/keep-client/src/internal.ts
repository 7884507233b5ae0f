export { KEEP_SUCCESS } from './keep-codes.js';
export { keepAnswer } from './schemas.js';
