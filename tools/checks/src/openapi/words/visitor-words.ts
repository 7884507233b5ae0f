import { languageTag } from './forms.js';
import type { Words } from './word.js';

const startsAt = ['When it begins: ISO 8601 with an offset or Z.', '2026-11-28T18:00:00+09:00'] as const;
const durationMinutes = ['How long it lasts in minutes; a week at most.', 90] as const;

/** Words for what depends on the visitor, for contact and reservations. */
export const visitorWords: Words = {
  Relation: {
    is: 'How the visitor stands to the account.',
    parts: {
      friendshipType: [
        'The friendship, in either spelling. A word that the page does not know counts as `unknown`.',
        'friend',
      ],
      favorite: ["Whether it is among the visitor's favourites: a string, not a boolean.", 'false'],
    },
  },
  FriendshipUpdate: {
    is: 'What the visitor does to the friendship.',
    parts: {
      action: ['`addFriend` from any state that is not blocked, `unblock` from a blocked one.', 'addFriend'],
    },
  },
  FavoriteUpdate: {
    is: 'What the visitor wants of the favourites.',
    parts: { favorite: ["Whether the account is to be among the visitor's favourites.", true] },
  },
  FriendCount: {
    is: 'How many friends the account has.',
    parts: { count: ['Number of friends.', 12846] },
  },
  AccountCounts: {
    is: 'How many followers and posts the account has.',
    parts: { followers: ['Number of followers.', 4310], posts: ['Number of posts.', 126] },
  },
  Follow: {
    is: "Whether the visitor follows the account's posts.",
    parts: {
      isFollowing: ['Whether the visitor follows the account now.', true],
      following: ['How many accounts the visitor follows; 5,000 at most.', 41],
      followers: ['How many visitors follow the account.', 4311],
    },
  },
  Report: {
    is: 'A report of the account. Without agreement, the page sends nothing.',
    parts: {
      reason: ['Why the account is reported.', 'spam'],
      detail: ["The visitor's own words.", 'The same message every morning.'],
      agreed: ['The visitor has agreed to what is sent.', true],
    },
  },
  ReportReceipt: {
    is: 'A report has been taken.',
    parts: { reportId: ['Identifies the report.', 'report-5b1c'] },
  },
  Settlement: {
    is: 'Which write is asked for.',
    parts: {
      transactionId: [
        'The `x-transaction-id` under which it was sent.',
        '0b9f0c6e-6f0c-4f0e-9d0a-1f7a2c3d4e5f',
      ],
    },
  },
  SettledReport: {
    is: 'What was reported under a transaction id.',
    parts: { report: 'The report; null if there was none, and from then on never will be.' },
  },
  SettledReservation: {
    is: 'What was booked under a transaction id.',
    parts: { reservation: 'The reservation; null if there was none, and from then on never will be.' },
  },
  CallSetting: {
    is: 'Whether and how the account takes calls.',
    parts: {
      enabled: ['Whether it takes calls in the app.', true],
      acceptance: [
        'Directly, or only after a request in chat. With anything else the page says that it could not check it.',
        'direct',
      ],
      minimumAppVersion: [
        'Oldest version of the app that can call: up to three numbers with dots. With anything else the page says that it could not check it.',
        '13.4.0',
      ],
      phone: ['Telephone number for visitors who cannot call in the app.', '+81 3-0123-4567'],
    },
  },
  ResponseModeSetting: {
    is: 'Who answers a chat, and when.',
    parts: {
      mode: ['A person or a bot. With anything else the page does not say who answers.', 'chat'],
      responseHours: 'When chats are answered; at any time if absent, and unknown if they cannot be read.',
    },
  },
  ReplyTime: {
    is: 'How soon a chat is usually answered.',
    parts: {
      medianMinutes: [
        'Half of all chats were answered within so many minutes; absent if too little is known.',
        25,
      ],
    },
  },
  ReservationInventory: {
    is: 'Days and times that can be booked.',
    parts: {
      partySize: {
        is: 'How many people a party may have.',
        parts: { min: ['The smallest party.', 1], max: ['The largest party.', 6] },
      },
      days: {
        is: 'The days on offer, from the one that was asked for. A day without slots is closed.',
        parts: {
          date: ["`YYYY-MM-DD` in the account's time zone.", '2026-11-28'],
          slots: {
            is: 'The times on this day, in their order.',
            parts: {
              slotId: ['Identifies the time; the page sends it back to book it.', 'komorebi-2026-11-28-1800'],
              startsAt,
              durationMinutes,
              availability: ['How much is left. Anything else counts as `full`.', 'few'],
            },
          },
        },
      },
    },
  },
  ReservationRequest: {
    is: 'What the visitor wants to book.',
    parts: {
      slotId: ["The inventory's id of the time.", 'komorebi-2026-11-28-1800'],
      partySize: ['How many people come, within what the inventory says.', 4],
      note: ['What the account should know.', 'One of us comes in a wheelchair.'],
      another: [
        'Whether to book it although this visitor has a table at the same time. Without, that is refused as `ALREADY_RESERVED`.',
        false,
      ],
    },
  },
  Reservation: {
    is: 'What was booked.',
    parts: {
      reservationId: [
        'Identifies the reservation. Its first six letters and digits are the code that the visitor gives.',
        '7f3k9q-komorebi',
      ],
      startsAt,
      durationMinutes,
      partySize: ['How many people come.', 4],
    },
  },
  Recommendation: {
    is: 'What goes with the account.',
    parts: {
      accounts: 'Similar accounts. Those that the visitor has blocked are not shown.',
      items: "Things from the account's shop, or from the app's own.",
    },
  },
  RecommendedAccount: {
    is: 'An account similar to the one shown.',
    parts: {
      accountId: ['Identifies the account to the API.', 'oa-shanlan'],
      searchId: ['Search id in the address of its page.', '@shanlan'],
      name: ['Name of the account.', 'Shanlan Tea'],
      badge: ["The platform's verification. Anything else counts as `unverified`.", 'verified'],
      icon: 'Picture of the account.',
      category: ["The kind of business in the account's words.", 'Tea house'],
      contentLanguage: languageTag('name and category, if known'),
      relation: 'How the visitor stands to it; absent for an anonymous visitor.',
    },
  },
  RecommendedItem: {
    is: "Something to buy: goods of the account, or a sticker or theme of the app's own shop.",
    parts: {
      id: ['Identifies the item in the list.', 'i-dripper'],
      title: ['What it is called.', 'Ceramic dripper with a wooden stand'],
      url: ['Where it is sold.', 'https://shop.komorebi-coffee.example.jp/items/dripper'],
      picture: 'Picture of the item, shown as a square.',
      price: 'What it costs.',
      assetKind: ["Its kind in the app's own shop; absent for goods.", 'sticker'],
    },
  },
};
