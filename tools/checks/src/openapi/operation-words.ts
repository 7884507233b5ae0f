import type { OperationName } from '@oa-profile/api-client';
import type { RefusalCode } from './refusals.js';

/** What the document says of an operation, besides its summary. */
export interface OperationWords {
  tag: 'Account' | 'Sections' | 'Visitor' | 'Contact' | 'Reservations' | 'Reports';
  /** What it is for, who calls it when, and what the page does if it fails. */
  is: string;
  /** Whose call it may be: an anonymous visitor's as well, or only one with a token. */
  visitor: 'anybody' | 'known';
  /** Codes besides those that every operation has. */
  refusals?: readonly RefusalCode[];
}

const quiet = 'If it fails, the page leaves it out and reports it.';
const atOnce =
  'The page shows the change at once, sends it once, and then shows what this answers. If it fails, the page goes back and says so.';
const settles =
  'Never acts. Called before anything else is sent while an earlier write is open, and after a reload. If the write has acted, answers what it did; if not, null, and the id is withdrawn: a copy that arrives later is refused with `WITHDRAWN`. If it fails, the write stays open.';

/** Words for each operation of the client, and for the data of sections. */
export const operationWords: Record<OperationName | 'getSubPagePlugin', OperationWords> = {
  getAccountPage: {
    tag: 'Account',
    is: 'The page server asks it for every page that it renders, without a token, and the browser when it refreshes a page. If it fails, the visitor gets a page that says so, with a status to match and a way on.',
    visitor: 'anybody',
  },
  getFriendCount: {
    tag: 'Account',
    is: `The browser asks it after a visitor has been added as a friend. ${quiet}`,
    visitor: 'anybody',
  },
  getCounts: {
    tag: 'Account',
    is: 'For consumers of the client that show more than this page, which asks for the friends and the followers only.',
    visitor: 'anybody',
  },
  getRelation: {
    tag: 'Visitor',
    is: 'The browser asks it once it knows the visitor. The relation decides which buttons there are. An anonymous visitor is `unspecified`. If it fails, the page shows the relation of the last visit, or the buttons of a stranger.',
    visitor: 'anybody',
  },
  updateFriendship: {
    tag: 'Visitor',
    is: `\`addFriend\` leads to \`friend\`. \`unblock\` leads to \`friend\`, from \`recommendBlocked\` to \`recommend\`. ${atOnce}`,
    visitor: 'known',
  },
  updateFavorite: {
    tag: 'Visitor',
    is: `Only a friend can be a favourite. ${atOnce}`,
    visitor: 'known',
  },
  getFollow: {
    tag: 'Visitor',
    is: `The browser asks it when the visitor comes to where the account can be followed. An anonymous visitor follows nobody. ${quiet}`,
    visitor: 'anybody',
  },
  follow: {
    tag: 'Visitor',
    is: `Following an account that is followed already changes nothing. The server counts: the 5,001st is refused with \`FOLLOW_LIMIT\`. ${atOnce}`,
    visitor: 'known',
    refusals: ['FOLLOW_LIMIT'],
  },
  unfollow: {
    tag: 'Visitor',
    is: `Not following an account that is not followed changes nothing. ${atOnce}`,
    visitor: 'known',
  },
  getCallSetting: {
    tag: 'Contact',
    is: 'Asked when the visitor opens the ways of contact, or taps Call. If it fails, the page offers the other ways.',
    visitor: 'anybody',
  },
  getReservationInventory: {
    tag: 'Reservations',
    is: 'Asked when the visitor opens the reservation, and again when a time has gone. If it fails, the view says so and offers another try.',
    visitor: 'anybody',
  },
  reserve: {
    tag: 'Reservations',
    is: 'Happens exactly once (see the introduction). Of two rivals for the last table one gets `SLOT_GONE`. A visitor who has a table at this time gets `ALREADY_RESERVED`, unless the request says `another`. If there is no answer, the page keeps the words, and settles before it sends anything else.',
    visitor: 'known',
    refusals: ['SLOT_GONE', 'ALREADY_RESERVED', 'WITHDRAWN'],
  },
  settleReservation: { tag: 'Reservations', is: settles, visitor: 'known' },
  getReplyTime: {
    tag: 'Contact',
    is: `Asked when the visitor comes to the ways of contact. ${quiet}`,
    visitor: 'anybody',
  },
  getResponseMode: {
    tag: 'Contact',
    is: `Asked when the visitor comes to the ways of contact. ${quiet}`,
    visitor: 'anybody',
  },
  getRecommendation: {
    tag: 'Sections',
    is: 'Data of the section `mall-recommendations`. The page server waits 2 seconds for them, without a token; the browser asks for what is late, and again once it knows the visitor. If it fails, the section says so and offers another try.',
    visitor: 'anybody',
  },
  report: {
    tag: 'Reports',
    is: 'Happens exactly once (see the introduction). Reporting an account does not require having one. If there is no answer, the page keeps the words, and settles before it sends anything else.',
    visitor: 'anybody',
    refusals: ['WITHDRAWN'],
  },
  settleReport: { tag: 'Reports', is: settles, visitor: 'anybody' },
  getSubPagePlugin: {
    tag: 'Sections',
    is: 'Which schema the data have follows from `type`. The page server waits 2 seconds for them, without a token; the browser asks for what is late, for the next page of a list, and again with the token for what depends on the visitor (`COUPON`, `SHOPCARD`, `MEMBERSHIP`). Pages of a list are joined without gap and in one order. If it fails, the section says so and offers another try.',
    visitor: 'anybody',
    refusals: ['NOT_FOUND_TRAFFIC_INFO'],
  },
};
