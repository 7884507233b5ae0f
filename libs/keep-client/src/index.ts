export {
  createKeepClient,
  type KeepCallOptions,
  type KeepClient,
  type KeepClientOptions,
} from './keep-client.js';
export { keepErrorCodes } from './keep-codes.js';
export { keepContent, keepStatus, type KeepContent, type KeepStatus } from './schemas.js';
