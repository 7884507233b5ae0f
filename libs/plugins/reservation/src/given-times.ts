import type { PageState } from '@oa-profile/plugin-sdk/page';

/** A time that could be reserved when the server asked. */
export interface FreeTime {
  /** 'YYYY-MM-DD', the account's business day. */
  day: string;
  /** 'HH:MM' by the account's clock. */
  time: string;
  /** The same as an instant, in ISO 8601. */
  startsAt: string;
}

const none: readonly FreeTime[] = [];

/** The next times that can be reserved, earliest first, as they came with the page. */
export const givenTimes = ({ given }: PageState): readonly FreeTime[] =>
  (given?.['reservation'] as readonly FreeTime[] | undefined) ?? none;
