import type { ErrorCode } from '@oa-profile/errors';

/** The data are the visitor's own, as they were when they last could be had. */
export interface KeptOwnData {
  /** When they came. */
  asOf: Date;
  /** They are being asked for again. */
  pending: boolean;
}

/**
 * How far the visitor's own data are while the page shows what everybody gets: `Loading` at first, `Late` when the
 * visitor should hear of the waiting, `Failure` when they could not be loaded. Or that the page shows earlier ones.
 */
export type OwnDataStatus = 'Loading' | 'Late' | 'Failure' | KeptOwnData;

/** How far the page is with a section's data. */
export type PluginState =
  | { status: 'Loading' }
  | { status: 'Failure'; code: ErrorCode }
  | {
      status: 'Success';
      data: unknown;
      /** Of data that depend on who asks, while they are not the visitor's own of now. @default they are, or need not be */
      own?: OwnDataStatus | undefined;
    };
