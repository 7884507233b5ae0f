import type { ErrorCode } from '@oa-profile/errors';

/** How far the page is with a section's data. */
export type PluginState =
  { status: 'Loading' } | { status: 'Failure'; code: ErrorCode } | { status: 'Success'; data: unknown };
