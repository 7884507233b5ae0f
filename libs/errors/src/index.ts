export { errorCodes, type ErrorCode } from './error-codes.js';
export type { ErrorDataByCode } from './error-data.js';
export { ProfileError, isProfileError, toProfileError } from './profile-error.js';
export { actionMessageKeys, userMessageKeys } from './user-message.js';
export { describeError } from './describe-error.js';
