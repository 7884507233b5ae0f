import type { CallStatus } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';

/** Status of loading something. Of several requests, only the answer to the last counts. */
export interface LoadState {
  status: CallStatus;
  code?: ErrorCode;
  attempt: number;
}

/** Nothing has been requested. */
export const notAsked: LoadState = { status: 'None', attempt: 0 };
