import { fileAddress, languageTag } from './forms.js';
import type { Word, Words } from './word.js';

const hours =
  'Opening hours in their own time zone. They are left out as a whole if the zone or a date does not fit; a day whose times do not fit is unknown.';

const patterns = {
  '23:59': '^([01]\\d|2[0-3]):[0-5]\\d$',
  '30:00': '^([0-2]\\d:[0-5]\\d|30:00)$',
} as const;

/** A time on the clock: its range in words and as a pattern, from one source. */
const wallTime = (is: string, latest: keyof typeof patterns, example: string): Word => [
  `${is} \`HH:MM\`, 00:00 to ${latest}.`,
  example,
  { pattern: patterns[latest] },
];

export const accountWords: Words = {
  SearchId: [
    'The id in the address of the page: `@` and up to 32 lower-case letters, digits, dots, hyphens or underscores.',
    '@komorebi',
  ],
  AccountPage: {
    is:
      'The account with everything that its pages show, except for what has an endpoint of its own. That may come along, ' +
      'so that the page server asks once for a page, and not for each part of it.',
    parts: {
      account: 'The account itself.',
      sections: "The sections of the account's first page, in the owner's order.",
      subPages: "The account's other pages, in the owner's order; without any, the page has no tabs.",
      nearbyPlaces: 'Places near the account, for the view of the place.',
      reservationInventory:
        'What can be booked, as `getReservationInventory` answers. The page server then does not ask for it.',
    },
  },
  Account: {
    is: 'What header and buttons show. An account with nothing but a name has a complete page, too.',
    parts: {
      accountId: ['Identifies the account to the API; visitors never see it.', 'oa-komorebi'],
      basicSearchId: ['The search id that every account has and keeps.', '@412kmrbi'],
      premiumSearchId: [
        'The search id that the account has chosen; the addresses of its page have it.',
        '@komorebi',
      ],
      countryCode: [
        'Country of the account, ISO 3166-1 alpha-2. An account of any country has its header and buttons.',
        'JP',
      ],
      timeZone: [
        "IANA name of the time zone that all of the account's dates and hours are in. An offset such as `+09:00` is taken, but knows no summer time.",
        'Asia/Tokyo',
      ],
      currency: ['Currency of the country, ISO 4217.', 'JPY'],
      name: ['Name of the account, in the language of the call if there are several.', 'Komorebi Coffee'],
      contentLanguage: languageTag("the account's own texts"),
      category: ["The kind of business in the account's words, for visitors.", 'Coffee house and roastery'],
      businessType: [
        'The kind of business, for search engines and for words such as "last order" and "last admission".',
        'cafe',
      ],
      statusMessage: ['What the account says of today, in one line.', 'Now: Ethiopia Guji'],
      description: [
        'What the account says of itself, as plain text; the first two lines are visible at once.',
        'A small roastery in a ninety-year-old wooden house, down a back lane in Yanaka.',
      ],
      badge: ["The platform's verification. Anything else counts as `unverified`.", 'premium'],
      color: ["The account's colour, `#rrggbb`. The page corrects its contrast before using it.", '#2f6b4f'],
      icon: 'Picture of the account, cut to a circle.',
      cover: 'Picture behind the top of the page, cut to the width of the window.',
      shareImage: 'Picture for previews of the link in other apps.',
      showsFriendCount: [
        'Whether the page shows how many friends the account has. With anything else it does not.',
        true,
      ],
      friendCount: ['How many friends the account has.', 12846],
      followerCount: ["How many visitors follow the account's posts.", 4310],
      features: [
        'Buttons that the owner offers, besides those of the relation.',
        ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
      ],
    },
  },
  SubPage: {
    is: 'A page of the account other than its first one, such as a menu or jobs.',
    parts: {
      id: ['Part of its address: up to 40 lower-case letters, digits and hyphens.', 'menu'],
      title: ["Its title in the account's words, short enough for a tab.", 'Menu'],
      sections: "Its sections, in the owner's order; a page without any has no tab.",
    },
  },
  NearbyPlace: {
    is: 'A place near the account, for the view of the place.',
    parts: {
      id: ['Identifies the place in the list.', 'bathhouse'],
      name: ['Name of the place.', 'Matsunoyu'],
      category: ['What kind of place it is.', 'Public bath'],
      contentLanguage: languageTag("name and category; the account's if absent"),
      distance: ['Distance from the account in metres.', 310],
      latitude: ['Degrees north of the equator.', 35.72902],
      longitude: ['Degrees east of Greenwich.', 139.76489],
      hours,
      searchId: ['Search id of the place, if it is an official account itself.', '@justaname'],
    },
  },
  BasicInfo: {
    is: 'Facts about the place. Each is optional: an account may have just a telephone number.',
    parts: {
      hours,
      address: {
        is: 'Where the account is.',
        parts: {
          text: ['The whole address, as on a letter.', '3-9-14 Yanaka, Taito-ku, Tokyo 110-0001'],
          street: ['Street and number, for search engines and address books.', '3-9-14 Yanaka'],
          locality: ['City, town or ward.', 'Taito-ku'],
          region: ['Prefecture, province or state.', 'Tokyo'],
          postalCode: ['Postal code.', '110-0001'],
          note: ["How to find it, in the account's words.", 'Down the lane beside the bathhouse.'],
          latitude: ['Degrees north of the equator; without both, there is no map.', 35.72735],
          longitude: ['Degrees east of Greenwich.', 139.76603],
          mapUrl: ['The place on a map elsewhere.', 'https://maps.example.com/?q=35.72735,139.76603'],
        },
      },
      phone: ['Telephone number as people write it, best with its country code.', '+81 3-0123-4567'],
      websites: {
        is: "The account's websites.",
        parts: {
          url: ['Address of the website.', 'https://komorebi-coffee.example.jp/'],
          label: ['What the link is called; its host if absent.', 'Website'],
        },
      },
      priceRanges: {
        is: 'What a visitor usually spends, one for each kind.',
        parts: {
          kind: ['On what.', 'lunch'],
          min: 'The least; one of the two is needed.',
          max: 'The most.',
        },
      },
      paymentMethods: ['Ways to pay at the place.', ['cash', 'creditCard', 'transitCard']],
      facilities: ['What the place has.', ['freeWifi', 'noSmoking', 'powerOutlets']],
      seats: ['How many seats there are.', 22],
      stations: {
        is: 'Stations nearby, the nearest first.',
        parts: {
          name: ['Name of the station.', 'Sendagi'],
          line: ['Line that stops there.', 'Chiyoda Line'],
          walkMinutes: ['Minutes on foot.', 7],
        },
      },
      healthAndSafety: ['Measures that the account declares.', ['handSanitizer', 'ventilation']],
    },
  },
  BusinessHours: {
    is: hours,
    parts: {
      timeZone: [
        'IANA name of the time zone of all these hours. An offset such as `+09:00` is taken, but knows no summer time.',
        'Asia/Tokyo',
      ],
      weekly: {
        is: 'The usual week. An empty day is closed, a missing one unknown.',
        parts: Object.fromEntries(
          ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'].map(
            (days) => [
              days.slice(0, 3).toLowerCase(),
              `Hours on ${days}; empty if closed, absent if not known.`,
            ],
          ),
        ),
      },
      holiday: 'Hours on public holidays, if they differ from the week.',
      publicHolidays: ['The public holidays, `YYYY-MM-DD`.', ['2026-11-23', '2027-01-01']],
      special: {
        is: 'Hours of certain days, which replace the usual ones.',
        parts: {
          from: ['First day, `YYYY-MM-DD`.', '2026-11-26'],
          to: ['Last day, inclusive; not before the first.', '2026-11-26'],
          intervals: 'When it is open on these days; empty if closed, absent if not known.',
          note: ["Why, in the account's words.", 'The roaster is being inspected.'],
        },
      },
      temporarilyClosed: {
        is: 'The place is closed for now, whatever the week says.',
        parts: {
          until: ['The last closed day, `YYYY-MM-DD`; absent if not known.', '2027-02-14'],
          note: ["Why, in the account's words.", 'The roof is being repaired.'],
        },
      },
    },
  },
  OpenInterval: {
    is: 'A time during which a place is open, in wall time.',
    parts: {
      opens: wallTime('When it opens,', '23:59', '08:00'),
      closes: wallTime(
        'When it closes; from 24:00 on, and at or before `opens`, that is on the next day:',
        '30:00',
        '16:30',
      ),
      lastOrder: wallTime(
        'The last order, when the kitchen closes; the last admission or appointment of a business that takes no orders:',
        '30:00',
        '16:00',
      ),
    },
  },
  Image: {
    is: 'A picture with its size, so that its space is reserved while it loads.',
    parts: {
      url: fileAddress('Address of the file', 'https://pictures.example.com/komorebi/photo-1.jpg'),
      width: ['Width in CSS pixels.', 960],
      height: ['Height in CSS pixels.', 720],
      alt: [
        'Text alternative, in the language of the call; absent for a decorative picture.',
        'Hand-drip coffee',
      ],
    },
  },
  ShareImage: {
    is: 'A picture for previews of a link in other apps, 1200x630 and never SVG.',
    parts: {
      url: fileAddress('Address of the file', 'https://pictures.example.com/komorebi/og.png'),
      width: ['Width in pixels.', 1200],
      height: ['Height in pixels.', 630],
      alt: ['Text alternative.', 'The counter of Komorebi Coffee, with sunlight falling through leaves'],
      type: ['Media type; needed unless the address ends in `.png`, `.jpg` or `.webp`.', 'image/png'],
    },
  },
  Money: {
    is: 'An amount of money.',
    parts: {
      amount: ['In major units: 1.5 is one dollar and fifty cents.', 550],
      currency: ['ISO 4217 code.', 'JPY'],
    },
  },
  Minutes: {
    is: 'How many minutes something usually takes; left out if both are 0.',
    parts: {
      min: ['The least, in minutes.', 25],
      max: ['The most, in minutes.', 45],
    },
  },
};
