/** What the texts of a plugin mean, by their keys; all others name something, or say how much, how long or where. */
export interface Meanings {
  /** Somebody may rely on it: it is open, free, theirs, or there is none. Nothing that cannot be read may say so. */
  promises: readonly string[];
  /** Somebody is kept from something. If it cannot be read, one of the next must say that it is not known. */
  restrictions: readonly string[];
  /** It is not known, or to be asked. */
  unknown: readonly string[];
  /** They tell of this visitor: nobody else's data may say so. */
  ofVisitor?: readonly string[];
  /** Fields that are rightly left out. */
  leftOut?: Readonly<Record<string, LeftOut>>;
}

/** Why a restriction may go with a field that cannot be read, and what is promised instead, if anything is. */
export interface LeftOut {
  because: string;
  says?: readonly string[];
}

const ofHours: Meanings = {
  promises: [
    'status.open',
    'status.closingSoon',
    'status.breakSoon',
    'closes.never',
    'hours.wholeDay',
    'hours.range',
    'hours.rangeNextDay',
    'hours.rangeOfNextDay',
    // That nobody is there is a promise as well: nobody goes.
    'hours.closed',
    'status.closed',
    'status.dayOff',
  ],
  restrictions: [
    'status.temporarilyClosed',
    'status.closed',
    'status.dayOff',
    'status.break',
    'hours.closed',
  ],
  unknown: ['status.unknown', 'hours.unknown'],
};

const interval: LeftOut = {
  because: 'an interval costs itself: nobody stands before a door for a time of being open that is not told',
  // A day that has lost one no longer shares the row of others, and has one with the hours that it still has.
  says: ['status.closed', 'hours.closed', 'status.dayOff', 'hours.range'],
};
const lastOrder: LeftOut = {
  because: 'a day without the last order of the others has a row of its own, with its hours',
  says: ['hours.range'],
};
const noItem: LeftOut = { because: 'nothing is said of an item of the menu that is left out' };

const none: Meanings = { promises: [], restrictions: [], unknown: [] };

function together(...all: Meanings[]): Meanings {
  return {
    promises: all.flatMap(({ promises }) => promises),
    restrictions: all.flatMap(({ restrictions }) => restrictions),
    unknown: all.flatMap(({ unknown }) => unknown),
    leftOut: Object.assign({}, ...all.map(({ leftOut }) => leftOut)) as Record<string, LeftOut>,
  };
}

const soldOut: Meanings = { promises: [], restrictions: ['soldOut'], unknown: ['soldOut.unknown'] };

/** By the type of the plugin's section, and by the schema of other answers. */
export const meanings: Readonly<Record<string, Meanings>> = {
  announcements: none,
  'basic-info': {
    ...ofHours,
    leftOut: {
      'hours.weekly.*.*': interval,
      'hours.weekly.*.*.opens': interval,
      'hours.weekly.*.*.closes': interval,
      'hours.weekly.*.*.lastOrder': lastOrder,
    },
  },
  'busy-times': {
    promises: [
      'live.notBusy',
      'usual.notBusy',
      'highlight.notBusy',
      'day.quiet',
      'level.notBusy',
      'usual.closed',
      'day.closed',
      'level.closed',
    ],
    restrictions: ['usual.closed', 'day.closed', 'level.closed', 'usual.veryBusy', 'level.veryBusy'],
    unknown: ['usual.unknown', 'day.unknown', 'level.unknown'],
  },
  coupon: {
    promises: [
      'offer',
      'kind.free',
      'usage.unlimited',
      'draw.won',
      'view.show',
      'view.counter',
      'view.showOnPhone',
      'view.openOnPhone',
    ],
    restrictions: [
      'friends',
      'view.audience',
      'draw',
      'view.draw',
      'view.drawEntry',
      'view.notEntered',
      'view.entered',
      'view.upcoming',
      'state.used',
      'state.lost',
      'state.expired',
      'view.used',
      'view.lost',
      'view.expired',
      'usage.once',
    ],
    unknown: ['view.unchecked', 'view.drawUnknown', 'view.drawEntry.ask'],
    ofVisitor: [
      'state.used',
      'state.lost',
      'view.used',
      'view.usedAt',
      'view.lost',
      'view.entered',
      'view.notEntered',
      'draw.won',
      'draw.entered',
    ],
    leftOut: {
      'items.*.lotteryPercent': { because: 'that only winners can use it is said without the chance' },
    },
  },
  delivery: together(ofHours, {
    promises: ['fee.free', 'fee.depends', 'minimum.none'],
    restrictions: ['areas.restaurant', 'areas.store'],
    unknown: ['terms.unknown'],
    leftOut: {
      'services.*.hours.weekly.*.*': interval,
      'services.*.hours.weekly.*.*.opens': interval,
      'services.*.hours.weekly.*.*.closes': interval,
      'services.*.hours.weekly.*.*.lastOrder': lastOrder,
    },
  }),
  faq: none,
  // A heading stands where accounts and goods are told apart: accounts that the visitor has blocked are not shown.
  'mall-recommendations': {
    promises: ['accounts', 'friend'],
    restrictions: [],
    unknown: [],
    leftOut: {
      'accounts.*.relation.friendshipType': {
        because: 'a word that only a newer server knows is the relation `unknown`',
        says: ['accounts'],
      },
    },
  },
  'media-feed': { promises: ['following'], restrictions: [], unknown: [] },
  membership: {
    promises: ['free', 'join', 'joined', 'perks.joined', 'open'],
    restrictions: ['soldOut'],
    unknown: ['soldOut.unknown'],
    ofVisitor: ['joined', 'perks.joined', 'open'],
  },
  reviews: { promises: [], restrictions: ['ending.on', 'ended.on'], unknown: ['ending'] },
  'reward-card': {
    promises: ['lead.empty', 'lead.full', 'beyond', 'rewards.reached', 'stamps'],
    restrictions: [
      'expiry.until',
      'expiry.over',
      'expiry.today',
      'expiry.left',
      'expiry.firstUse',
      'expiry.lastUse',
    ],
    unknown: ['expiry.unknown'],
    ofVisitor: [
      'stamps',
      'beyond',
      'lead.empty',
      'lead.full',
      'lead.toGoal',
      'lead.toReward',
      'rewards.left',
      'rewards.reached',
    ],
    leftOut: {
      'expiry.basis': { because: 'the date is told without its rule' },
      'expiry.days': { because: 'the date is told without its rule' },
    },
  },
  showcase: soldOut,
  signboard: none,
  'social-media': none,
  Account: {
    promises: [
      'header.friends',
      'header.badge.verified',
      'header.badge.premium',
      'action.contact',
      'save.label',
    ],
    restrictions: ['header.badge.unverified'],
    unknown: [],
  },
  CallSetting: {
    promises: ['why.always'],
    restrictions: ['step.request', 'step.updateApp', 'why.notTaken'],
    unknown: [],
    leftOut: {
      acceptance: {
        because: 'nothing is said of the call before the tap, and after it that it could not be checked',
      },
      minimumAppVersion: {
        because: 'nothing is said of the call before the tap, and after it that it could not be checked',
      },
    },
  },
  ResponseModeSetting: {
    promises: ['why.always', 'why.automatic', 'why.anyTime', 'status.open', 'status.closingSoon'],
    restrictions: ['status.temporarilyClosed'],
    unknown: [],
    leftOut: {
      mode: { because: 'nothing is said of who answers, or when' },
      responseHours: { because: 'nothing is said of when somebody answers' },
    },
  },
  takeout: together(ofHours, soldOut, {
    ...none,
    leftOut: {
      items: noItem,
      'items.*': noItem,
      'items.*.id': noItem,
      'items.*.name': noItem,
      'hours.weekly.*.*': interval,
      'hours.weekly.*.*.opens': interval,
      'hours.weekly.*.*.closes': interval,
      'hours.weekly.*.*.lastOrder': lastOrder,
    },
  }),
};

/** The schema of a section's data in the contract's document. */
export const schemaOf: Readonly<Record<string, string>> = {
  announcements: 'Announcements',
  'basic-info': 'BasicInfo',
  'busy-times': 'BusyTimes',
  coupon: 'Coupons',
  delivery: 'Delivery',
  faq: 'Faq',
  'mall-recommendations': 'Recommendation',
  'media-feed': 'MediaFeed',
  membership: 'Membership',
  reviews: 'Reviews',
  'reward-card': 'RewardCard',
  showcase: 'Showcase',
  signboard: 'Signboard',
  'social-media': 'SocialMedia',
  takeout: 'Takeout',
};
