import type { ErrorCode } from '@oa-profile/errors';

/** The data are the visitor's own, as of the last successful request. */
export interface SavedOwnData {
  /** When they were received. */
  asOf: Date;
  /** Whether they are being requested again. */
  pending: boolean;
}

/**
 * State of the request for the visitor's own data while the page shows everybody's: `Loading` at first, `Late` when the
 * visitor should be told of the wait, `Failure` when it failed. An object if the page shows earlier ones.
 */
export type OwnDataStatus = 'Loading' | 'Late' | 'Failure' | SavedOwnData;

/** State of a section's data. */
export type PluginState =
  | { status: 'Loading' }
  | { status: 'Failure'; code: ErrorCode }
  | {
      status: 'Success';
      data: unknown;
      /** Set while visitor-dependent data are not the visitor's current ones. @default they are, or need not be */
      own?: OwnDataStatus | undefined;
    };
