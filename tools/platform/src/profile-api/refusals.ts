import { Refusal, type RefusalStatus } from '../refusal.js';

const statuses = {
  INVALID: 422,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  NOT_FOUND_TRAFFIC_INFO: 404,
  FOLLOW_LIMIT: 409,
  SLOT_GONE: 409,
  ALREADY_RESERVED: 409,
  WITHDRAWN: 409,
  TOO_LARGE: 413,
} as const satisfies Record<string, RefusalStatus>;

/** The Profile API's refusal: `{statusCode, message}` with its HTTP status. */
export function refuse(statusCode: keyof typeof statuses, message: string): Refusal {
  const body = { statusCode, message };
  return new Refusal(statuses[statusCode], body);
}
