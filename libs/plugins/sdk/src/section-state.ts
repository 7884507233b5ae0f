import type { ErrorCode } from '@oa-profile/errors';

/** The data are the visitor's own, as of the last successful request. */
export interface SavedOwnData {
  /** When they were received. */
  asOf: Date;
  /** Whether they are being requested again. */
  pending: boolean;
}

/**
 * Whose the data are that depend on the visitor: `Current` if they are the visitor's own, an object if they are
 * their own of an earlier time. Else they are everybody's, and the visitor's own are requested: `Loading` at first, `Late` when the
 * visitor should be told of the wait, `Failure` when it failed.
 */
export type OwnDataStatus = 'Current' | 'Loading' | 'Late' | 'Failure' | SavedOwnData;

/** State of a section's data. */
export type SectionState =
  | { status: 'Loading' }
  | { status: 'Failure'; code: ErrorCode }
  | {
      status: 'Success';
      data: unknown;
      /** Whose they are, if they depend on the visitor. @default everybody's: nobody knows the visitor */
      own?: OwnDataStatus | undefined;
    };
