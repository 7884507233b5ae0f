export type {
  ErrorData,
  FailedCallData,
  HttpErrorData,
  InvalidAnswerData,
  KeepErrorData,
  NetworkErrorData,
} from './error-data.js';
export { userMessageKeyNames, type UserMessageKey } from './user-message.js';
export { MAX_OBJECT_TEXT, describeObject, truncate } from './describe-error.js';
