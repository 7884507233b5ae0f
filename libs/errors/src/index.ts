export { errorCodes, type ErrorCode } from './error-codes.js';
export type {
  ErrorData,
  ErrorDataByCode,
  FailedCallData,
  HttpErrorData,
  InvalidAnswerData,
  InvalidDocumentData,
  InvalidParameterData,
  KeepErrorData,
  NetworkErrorData,
  TimeoutData,
} from './error-data.js';
export { ProfileError, isProfileError, toProfileError, type ProfileErrorOptions } from './profile-error.js';
export {
  actionMessageKeys,
  userMessageKeyNames,
  userMessageKeys,
  type UserMessageKey,
} from './user-message.js';
export {
  MAX_OBJECT_TEXT,
  describeError,
  describeObject,
  truncate,
  type ErrorDescription,
} from './describe-error.js';
