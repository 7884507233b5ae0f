import { fileAddress, languageTag } from './forms.js';
import type { Words } from './word.js';

const itemId = 'part of its address, up to 40 lower-case letters, digits and hyphens.';
const shareImage = 'Picture for previews of the link to this item.';
const nextCursor = [
  'Where the next page begins, for the parameter `cursor`; absent on the last page.',
  '6',
] as const;
const soldOut = ['Whether it is sold out.', false] as const;
const note = 'What else the account says, as plain text.';

const ofTheDay = [0, 0, 0, 0, 0, 0, 0, 0, 22, 38, 52, 58, 64, 60, 52, 48, 20, 18, 34, 30, 16, 0, 0, 0];

/** Words for the data of each section, by the name of its schema. */
export const sectionWords: Words = {
  Announcements: {
    is: "The account's announcements, newest first.",
    parts: {
      items: {
        is: 'The announcements. Each has a view of its own.',
        parts: {
          id: [`Identifies the announcement: ${itemId}`, 'new-year'],
          title: ['Its title.', 'Our hours around the New Year'],
          body: ['Plain text; blank lines separate paragraphs.', 'We are open until 30 December, 15:00.'],
          publishedAt: ['When it was published: ISO 8601 with an offset or Z.', '2026-11-20T17:00:00+09:00'],
          url: ['Where it leads.', 'https://komorebi-coffee.example.jp/new-year'],
          picture: 'Picture beside it, in its own proportions.',
          shareImage,
        },
      },
    },
  },
  BusyTimes: {
    is: 'How busy the place usually is, and how busy it is now.',
    parts: {
      weekdays: {
        is: "The usual week, in the account's time zone.",
        parts: Object.fromEntries(
          ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'].map(
            (days) => [
              days.slice(0, 3).toLowerCase(),
              [
                `How busy ${days} are, 0 to 100, for each of the 24 hours from midnight; -1 without a value.`,
                ofTheDay,
              ],
            ],
          ),
        ),
      },
      live: {
        is: 'How busy it is now; absent if nobody measures it.',
        parts: {
          value: ['0 for empty to 100 for as full as it gets.', 54],
          measuredAt: ['When it was measured: ISO 8601 with an offset or Z.', '2026-11-25T12:10:00+09:00'],
        },
      },
      usualStayMinutes: 'How long people usually stay.',
      openHours: 'When the place is open on any day; closed hours are left out of the graph.',
    },
  },
  Coupons: {
    is: "The account's coupons, a page of them at a time.",
    parts: {
      items: {
        is: 'The coupons. Each has a view of its own.',
        parts: {
          id: [`Identifies the coupon: ${itemId}`, 'c-first-cup'],
          name: ['What it offers.', 'Friends only: 100 yen off a hand drip'],
          guide: ['How to use it, as plain text.', 'Show this screen before you pay. Once per guest.'],
          kind: ['What kind it is. Anything else counts as `other`.', 'discount'],
          picture: 'Picture of the coupon, cut to 16:9.',
          startsAt: ['Valid from: ISO 8601 with an offset or Z.', '2026-11-01T00:00:00+09:00'],
          endsAt: ['Valid until: ISO 8601 with an offset or Z.', '2027-03-31T23:59:00+09:00'],
          usage: ['How often a visitor can use it. Anything else counts as `once`.', 'once'],
          lotteryPercent: [
            'Chance of winning in percent, if it is drawn by lot. Only who has won can use it then.',
            30,
          ],
          drawEntry: [
            'How the draw is entered, as plain text. Without it, visitors are told to ask the account.',
            'Draw a lot at the till with each order between 14:00 and 15:00.',
          ],
          drawState: [
            'Where this visitor stands in the draw; for known visitors. Without it nobody is shown as a winner.',
            'won',
          ],
          friendsOnly: ['Whether it is for friends only.', true],
          used: ['Whether this visitor has used it; for known visitors.', true],
          usedAt: [
            'When this visitor used it: ISO 8601 with an offset or Z. Only read with `used`, and shown to the visitor.',
            '2026-11-14T10:20:00+09:00',
          ],
          shareImage,
        },
      },
      nextCursor,
    },
  },
  Delivery: {
    is: 'What the account delivers. Meals and goods have separate terms.',
    parts: {
      services: {
        is: 'One for each kind of delivery.',
        parts: {
          kind: ['Meals from a kitchen, or goods from a shop.', 'restaurant'],
          fee: 'Delivery fee; 0 is free, absent if it depends on the order.',
          freeFrom: 'Delivery is free from this amount on.',
          minimumOrder: 'Smallest order that is delivered.',
          areas: ['Where it is delivered to.', ['Yanaka', 'Sendagi']],
          hours: 'When it is delivered.',
          waitingMinutes: 'How long a delivery usually takes.',
          payments: ['Ways to pay for a delivery.', ['creditCard', 'cashOnDelivery']],
          orderUrl: ['Where to order.', 'https://komorebi-coffee.example.jp/delivery'],
          note: [note, 'We come by bicycle. No deliveries in heavy rain.'],
        },
      },
    },
  },
  Faq: {
    is: 'Frequently asked questions.',
    parts: {
      items: {
        is: 'The questions. Each has a view of its own.',
        parts: {
          id: [`Identifies the question: ${itemId}`, 'reservation'],
          question: ['The question.', 'Can I reserve a table?'],
          answer: [
            'Plain text; blank lines separate paragraphs.',
            'From 17:30 on, for the next 14 days, on this page.',
          ],
          updatedAt: [
            'When the answer last changed: ISO 8601 with an offset or Z.',
            '2026-10-02T09:00:00+09:00',
          ],
          shareImage,
        },
      },
    },
  },
  MediaFeed: {
    is: 'Photos, videos and posts mixed, newest first, a page of them at a time.',
    parts: {
      items: {
        is: 'The posts. One with neither a caption, a picture nor a video is left out. Each has a view of its own.',
        parts: {
          id: [`Identifies the post: ${itemId}`, 'm-126'],
          kind: ['What kind of post it is.', 'video'],
          publishedAt: ['When it was published: ISO 8601 with an offset or Z.', '2026-11-20T19:30:00+09:00'],
          caption: ['Its text, as plain text.', 'The new Ethiopia Guji is here: peach and black tea.'],
          pictures: 'Pictures of the post; of a video, the first is shown before it plays.',
          videoUrl: fileAddress(
            'Address of the video, MP4 or WebM',
            'https://pictures.example.com/komorebi/pour-over.mp4',
          ),
          captionsUrl: fileAddress(
            'Address of its captions, WebVTT',
            'https://pictures.example.com/komorebi/pour-over-en.vtt',
          ),
          durationSeconds: ['How long the video is in seconds.', 6],
          shareImage,
        },
      },
      total: ['How many posts there are on all pages; absent if not known.', 126],
      nextCursor,
    },
  },
  Membership: {
    is: 'Plans with a monthly price.',
    parts: {
      plans: {
        is: 'The plans.',
        parts: {
          id: ['Identifies the plan in the list.', 'p-leaf'],
          name: ['Name of the plan.', 'Leaf'],
          pricePerMonth: 'What it costs each month.',
          perks: [
            'What members get, 1 to 5 of them.',
            ['Two drip coffees a month', 'First to hear of new beans'],
            { minItems: 1, maxItems: 5 },
          ],
          picture: 'Picture of the plan, cut to 16:9.',
          joined: ['Whether this visitor is a member; for known visitors.', false],
          soldOut,
          url: ['Where to join.', 'https://shop.komorebi-coffee.example.jp/membership/leaf'],
        },
      },
    },
  },
  Reviews: {
    is: 'What visitors think of the place.',
    parts: {
      average: ['Average number of stars; 0 without reviews.', 4.5],
      count: ['How many ratings there are.', 360],
      distribution: ['Number of ratings with one star, two stars … five stars.', [3, 5, 19, 102, 231]],
      endsOn: ["The last day of reviews, `YYYY-MM-DD` in the account's time zone.", '2027-06-30'],
      items: {
        is: 'The reviews, newest first.',
        parts: {
          id: ['Identifies the review in the list.', 'r-13'],
          author: ['Name of the author, assumed to be in the language of the review.', 'Harriet W.'],
          stars: ['1 to 5.', 5],
          body: [
            'The review, as plain text.',
            'We got lost in Yanaka and found the best coffee of our trip.',
          ],
          language: languageTag('the review, if known'),
          createdAt: ['When it was written: ISO 8601 with an offset or Z.', '2026-11-14T23:05:00+09:00'],
          reply: {
            is: "The account's answer.",
            parts: {
              body: ['The answer, as plain text.', 'Getting lost is the proper way to find us.'],
              language: languageTag("the answer; the account's if absent"),
              createdAt: ['When it was written: ISO 8601 with an offset or Z.', '2026-11-15T10:20:00+09:00'],
            },
          },
        },
      },
    },
  },
  RewardCard: {
    is: "A card of stamps, with this visitor's points.",
    parts: {
      id: ['Identifies the card.', 'card-komorebi'],
      name: ['Name of the card.', 'Komorebi card'],
      goal: ['How many stamps fill the card.', 15],
      points: ['How many stamps this visitor has; 0 for an anonymous one, who is told none.', 4],
      rewards: {
        is: 'Rewards on the way and at the goal.',
        parts: {
          at: ['At how many stamps.', 5],
          title: ['What it is.', 'A small cake'],
        },
      },
      expiry: {
        is: 'When stamps expire; never if absent. What cannot be read is to be asked.',
        parts: {
          basis: ['Counted from the first use, the last use, or on a fixed day.', 'lastUse'],
          days: ['After how many days, for the first two.', 365],
          date: ["On which day, `YYYY-MM-DD` in the account's time zone, for `fixed`.", '2027-12-31'],
        },
      },
      notes: [note, 'One point for each cup.'],
    },
  },
  Showcase: {
    is: 'Goods that the account shows, a page of them at a time.',
    parts: {
      items: {
        is: 'The goods.',
        parts: {
          id: ['Identifies the product in the list.', 's-guji'],
          name: ['What it is called.', 'Ethiopia Guji, light roast, 200 g'],
          picture: 'Picture of the product, cut to a square.',
          price: 'What it costs.',
          soldOut,
          url: ['Where it is sold.', 'https://shop.komorebi-coffee.example.jp/items/guji'],
        },
      },
      nextCursor,
    },
  },
  Signboard: {
    is: 'One big picture, or a text, with a link.',
    parts: {
      picture: 'The picture, in its own proportions up to a limit of its height.',
      text: ['The text below it, or alone.', 'Fridays and Saturdays are record nights.'],
      url: ['Where it leads.', 'https://komorebi-coffee.example.jp/listening'],
    },
  },
  SocialMedia: {
    is: 'Where else the account can be found.',
    parts: {
      links: {
        is: 'One link for each account elsewhere. An unknown network is left out.',
        parts: {
          network: ['Which network.', 'instagram'],
          url: ['Address of the account there.', 'https://www.instagram.com/komorebi.example'],
          handle: ["The account's name there.", '@komorebi.example'],
        },
      },
    },
  },
  Takeout: {
    is: 'What can be taken away.',
    parts: {
      items: {
        is: 'What there is.',
        parts: {
          id: ['Identifies the item in the list.', 't-drip'],
          name: ['What it is called.', 'Hand drip'],
          description: ['What it is, as plain text.', 'This week’s bean, one cup at a time.'],
          picture: 'Picture of the item, cut to a square.',
          price: 'What it costs.',
          soldOut,
        },
      },
      hours: 'When things can be taken away.',
      waitingMinutes: 'How long an order usually takes.',
      orderUrl: ['Where to order.', 'https://komorebi-coffee.example.jp/takeout'],
      note: [note, 'Bring your own cup and save 30 yen.'],
    },
  },
};
