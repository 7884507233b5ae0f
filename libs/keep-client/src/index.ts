export {
  createKeepClient,
  type KeepCallOptions,
  type KeepClient,
  type KeepClientOptions,
} from './keep-client.js';
export { KEEP_SUCCESS, keepErrorCodes } from './keep-codes.js';
export {
  keepAnswer,
  keepContent,
  keepStatus,
  type KeepAnswer,
  type KeepContent,
  type KeepStatus,
} from './schemas.js';
