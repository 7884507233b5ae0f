/** A code with which a server refuses, and what the page does then. */
export interface RefusalWords {
  status: number;
  /** When the server answers it, and what the page does. */
  is: string;
  /** The server's own words, for the log. */
  message: string;
}

/** The codes of the Profile API. The page tells them apart by `statusCode` where it says so, else by the status. */
export const refusals = {
  UNAUTHORIZED: {
    status: 401,
    is: 'The token is missing where one is needed, or it is not valid. The page gets a new token, once, and repeats the call under the same transaction id; refused again, it asks the visitor to sign in.',
    message: 'The access token is not valid.',
  },
  FORBIDDEN: {
    status: 403,
    is: 'The account may not be shown. The page says that access is denied; with `statusCode` `FORBIDDEN_SEARCH_ID` it says that there is no such page. Own data of the visitor that the device keeps are removed.',
    message: 'This account cannot be shown.',
  },
  NOT_FOUND: {
    status: 404,
    is: 'There is no such account, page or plugin. The page says so, with a way on; of a section, only that section. Own data of the visitor that the device keeps are removed.',
    message: 'There is no such account.',
  },
  NOT_FOUND_TRAFFIC_INFO: {
    status: 404,
    is: 'Nobody has measured how busy the place is. The page leaves the section `busy-times` out; that is no failure.',
    message: 'Nobody has measured how busy the account is.',
  },
  FOLLOW_LIMIT: {
    status: 409,
    is: 'The visitor follows 5,000 accounts already. The page goes back to the state before and says what the limit is.',
    message: 'A visitor can follow up to 5000 accounts.',
  },
  SLOT_GONE: {
    status: 409,
    is: 'Somebody else took the last table. The page says so, loads the inventory again and offers what is left.',
    message: 'Somebody else took the last table.',
  },
  ALREADY_RESERVED: {
    status: 409,
    is: 'This visitor has a table at this time, and the request does not say `another`. The page says so, leads to that table, and offers to reserve another one on purpose.',
    message: 'This visitor has a table at this time.',
  },
  WITHDRAWN: {
    status: 409,
    is: 'The write arrives after it was settled as not done: it must not act any more. The page has settled it by then.',
    message: 'This write was settled before it arrived.',
  },
  TOO_LARGE: {
    status: 413,
    is: 'The body is larger than a megabyte. The page never sends so much.',
    message: 'A body has up to a megabyte.',
  },
  INVALID: {
    status: 422,
    is: 'Something of the request does not fit, or is not possible now: unblocking what is not blocked, a favourite that is no friend, a transaction id that was used for another request. The page goes back to the state before and says that it did not work.',
    message: 'partySize: A party has 1 to 6 people.',
  },
} as const satisfies Record<string, RefusalWords>;

/** One of the codes of {@link refusals}. */
export type RefusalCode = keyof typeof refusals;
