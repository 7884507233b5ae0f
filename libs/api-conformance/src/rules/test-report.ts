import type { Report } from '@oa-profile/api-client';

/** A report that a team recognises as one of a test. */
export const testReport: Report = { reason: 'other', detail: 'A test of the API.', agreed: true };
