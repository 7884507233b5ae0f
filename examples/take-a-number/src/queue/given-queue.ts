import type { PageState } from '@oa-profile/plugin-sdk/page';
import type { LineFacts } from './ticket.js';

/** What comes with the page of an account that has a waiting line. */
export interface GivenQueue {
  /** The id of the line. */
  id: string;
  /** Its state when the page was made. @default nobody could tell */
  line?: LineFacts;
}

/** Undefined if the account has no waiting line. */
export const givenQueue = ({ given }: Pick<PageState, 'given'>): GivenQueue | undefined =>
  given?.['queue'] as GivenQueue | undefined;
