import type { BusinessHours } from '@oa-profile/business-hours';
import { calendarIcon } from '@oa-profile/ui';
import { describe, expect, it } from 'vitest';
import { channelsAt, plainChannels, type Channel, type ContactSituation } from './channels.js';

const nineToSix = [{ opens: '09:00', closes: '18:00' }];
const pastMidnight = [{ opens: '18:00', closes: '02:00' }];

const everyDay = (intervals: typeof nineToSix, timeZone = 'Asia/Tokyo'): BusinessHours => ({
  timeZone,
  weekly: Object.fromEntries(
    ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, intervals]),
  ),
});

const office = everyDay(nineToSix);
const noon = new Date('2026-11-21T12:00:00+09:00');
const evening = new Date('2026-11-21T20:00:00+09:00');

/** A friend in the app, and an account that has everything and answers from nine to six. */
const everything: ContactSituation = {
  takesCalls: true,
  others: [{ name: 'queue', link: { icon: calendarIcon, label: 'Take a number', href: '/queue' } }],
  info: {
    phone: '03-1234-5678',
    websites: [{ url: 'https://komorebi.example/', label: 'Our beans' }],
    hours: office,
  },
  callSetting: { enabled: true, acceptance: 'direct' },
  responseMode: { mode: 'chat', responseHours: office },
  replyMinutes: 10,
  friendshipType: 'friend',
  origin: 'liff',
  platform: 'iOS',
  appVersion: '14.0.0',
  now: noon,
};

/** 'chat now', 'call later': the order, and what works. */
const listed = (situation: Partial<ContactSituation>): string[] =>
  channelsAt({ ...everything, ...situation }).map(({ name, works }) => `${name} ${works}`);

function channel(name: Channel['name'], situation: Partial<ContactSituation>): Channel {
  const found = channelsAt({ ...everything, ...situation }).find((each) => each.name === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

/** What has to be done before a channel works, and why it works or not, without the data it depends on. */
function why(name: Channel['name'], situation: Partial<ContactSituation> = {}): string[] {
  const { step, reasons } = channel(name, situation);
  const words = reasons.map((reason) => {
    if (reason.kind === 'replies') return `replies within ${reason.minutes}`;
    if (reason.kind !== 'hours') return reason.kind;
    const { state } = reason;
    const until = 'closesAt' in state ? state.closesAt : undefined;
    const from = 'opensAt' in state ? state.opensAt : undefined;
    return `${state.state} ${(until ?? from)?.toISOString() ?? 'for good'}`;
  });
  return step ? [step, ...words] : words;
}

const nothing = {
  takesCalls: false,
  others: [],
  info: undefined,
  callSetting: undefined,
  responseMode: undefined,
  replyMinutes: undefined,
} as const;

describe('the order of the channels', () => {
  it.each<[string, Partial<ContactSituation>, string[]]>([
    [
      'a chat that is answered within minutes is before the telephone',
      {},
      ['chat now', 'call now', 'phone now', 'other now', 'website now'],
    ],
    [
      'a chat that takes hours is after channels answered at once',
      { replyMinutes: 240 },
      ['call now', 'phone now', 'chat now', 'other now', 'website now'],
    ],
    [
      'outside the hours, a message can be left, then come channels that need no answer',
      { now: evening },
      ['chat later', 'other now', 'website now', 'call later', 'phone later'],
    ],
    [
      'a channel that opens earlier is before one that opens later',
      {
        now: evening,
        others: [],
        info: { ...everything.info, websites: [], hours: everyDay(pastMidnight) },
      },
      ['phone now', 'chat later', 'call later'],
    ],
    [
      'of two closed channels, the one that opens first is first, after the one that takes a message',
      {
        friendshipType: 'unspecified',
        now: new Date('2026-11-21T05:00:00+09:00'),
        others: [],
        info: { phone: '1', websites: [], hours: everyDay([{ opens: '07:00', closes: '20:00' }]) },
      },
      ['chat later', 'phone later', 'call later'],
    ],
    [
      'a stranger can leave a message after a step, which is before a website, but after what works now',
      { friendshipType: 'unspecified', now: evening },
      ['other now', 'chat later', 'website now', 'call later', 'phone later'],
    ],
    [
      'a working channel is before one that needs a step, and that before a website',
      { friendshipType: 'unspecified' },
      ['phone now', 'other now', 'chat afterStep', 'call afterStep', 'website now'],
    ],
    [
      'calls that are not taken are last, with the reason',
      { callSetting: { enabled: false, acceptance: 'direct' } },
      ['chat now', 'phone now', 'other now', 'website now', 'call never'],
    ],
    ['an account without other channels has a chat', nothing, ['chat now']],
    [
      'a stranger can add an account without other channels',
      { ...nothing, friendshipType: 'unspecified' },
      ['chat afterStep'],
    ],
    [
      'an account with some of the channels has those',
      { takesCalls: false, others: [], info: { phone: '1', websites: [], hours: undefined } },
      ['chat now', 'phone now'],
    ],
  ])('the order of the channels %s', (_, situation, expected) => {
    expect(listed(situation)).toEqual(expected);
  });

  it('the order of the channels lists three websites and leaves the rest to the section about the account', () => {
    const websites = [1, 2, 3, 4].map((number) => ({ url: `https://${number}.example/` }));
    const urls = channelsAt({ ...everything, info: { websites } }).flatMap((each) =>
      each.name === 'website' ? [each.url] : [],
    );
    expect(urls).toEqual(['https://1.example/', 'https://2.example/', 'https://3.example/']);
  });
});

it('the plain links to an account are its telephone, its chat and three websites, whatever the hour', () => {
  const websites = [1, 2, 3, 4].map((number) => ({ url: `https://${number}.example/` }));
  const links = plainChannels({ phone: '1', websites, hours: office });
  expect(links.map((link) => (link.name === 'website' ? link.url : link.name))).toEqual([
    'phone',
    'chat',
    'https://1.example/',
    'https://2.example/',
    'https://3.example/',
  ]);
  expect(plainChannels(undefined).map(({ name }) => name)).toEqual(['chat']);
});

describe('a chat', () => {
  it.each<[string, Partial<ContactSituation>, string[]]>([
    [
      'says how soon and until when it is answered',
      {},
      ['replies within 10', 'open 2026-11-21T09:00:00.000Z'],
    ],
    [
      'outside the hours says from when, and promises no time',
      { now: evening },
      ['closed 2026-11-22T00:00:00.000Z'],
    ],
    [
      'without hours is answered at any time',
      { responseMode: { mode: 'chat' } },
      ['replies within 10', 'always'],
    ],
    [
      'with a bot is answered by it, whatever the hours',
      { now: evening, responseMode: { mode: 'bot', responseHours: office }, replyMinutes: undefined },
      ['automatic'],
    ],
    ['promises nothing if nothing is known', nothing, []],
    [
      'asks a blocking visitor to unblock',
      { friendshipType: 'friendBlocked' },
      ['unblock', 'replies within 10', 'open 2026-11-21T09:00:00.000Z'],
    ],
    [
      'asks a visitor who blocked a recommendation to unblock, which makes no friend',
      { friendshipType: 'recommendBlocked', ...{ replyMinutes: undefined, responseMode: undefined } },
      ['unblockThenAdd'],
    ],
    [
      'asks a stranger to add the account, and still says from when',
      { friendshipType: 'deleted', now: evening },
      ['addFriend', 'closed 2026-11-22T00:00:00.000Z'],
    ],
    [
      'with a permanently closed account says so',
      {
        responseMode: { mode: 'chat', responseHours: { ...office, temporarilyClosed: {} } },
        replyMinutes: undefined,
      },
      ['temporarilyClosed for good'],
    ],
  ])('a chat %s', (_, situation, expected) => {
    expect(why('chat', situation)).toEqual(expected);
  });
});

describe('a call in the app', () => {
  const open = 'open 2026-11-21T09:00:00.000Z';
  it.each<[string, Partial<ContactSituation>, Channel['works'], string[]]>([
    ['says until when', {}, 'now', [open]],
    ['outside the hours says from when', { now: evening }, 'later', ['closed 2026-11-22T00:00:00.000Z']],
    ['without hours is taken at any time', { responseMode: { mode: 'bot' } }, 'now', ['always']],
    [
      'from an outdated app needs a newer one',
      { callSetting: { enabled: true, acceptance: 'direct', minimumAppVersion: '15.0' } },
      'afterStep',
      ['updateApp', open],
    ],
    [
      'by request needs a message first',
      { callSetting: { enabled: true, acceptance: 'byRequest' } },
      'afterStep',
      ['request', open],
    ],
    [
      'to a blocked account needs unblocking',
      { friendshipType: 'recommendBlocked' },
      'afterStep',
      ['unblock', open],
    ],
    ['by a stranger needs a friendship', { friendshipType: 'recommend' }, 'afterStep', ['addFriend', open]],
    [
      'from a desktop is made on the phone',
      { friendshipType: 'unspecified', origin: 'web', platform: 'Desktop', appVersion: undefined },
      'afterStep',
      ['onPhone', open],
    ],
    [
      'from a phone’s browser leads to the app',
      { friendshipType: 'unspecified', origin: 'web', platform: 'Android', appVersion: undefined },
      'afterStep',
      ['addFriend', open],
    ],
    [
      'with unknown settings is left to the call flow',
      { callSetting: undefined, responseMode: undefined },
      'now',
      [],
    ],
  ])('a call in the app %s', (_, situation, works, reasons) => {
    expect(channel('call', situation).works).toBe(works);
    expect(why('call', situation)).toEqual(reasons);
  });
});

describe('the telephone', () => {
  it.each<[string, BusinessHours | undefined, string, string[]]>([
    ['is answered until closing', office, '2026-11-21T12:00:00+09:00', ['open 2026-11-21T09:00:00.000Z']],
    ['opens today', office, '2026-11-21T07:00:00+09:00', ['closed 2026-11-21T00:00:00.000Z']],
    ['opens tomorrow', office, '2026-11-21T19:00:00+09:00', ['closed 2026-11-22T00:00:00.000Z']],
    [
      'is answered past midnight',
      everyDay(pastMidnight),
      '2026-11-22T01:30:00+09:00',
      ['open 2026-11-21T17:00:00.000Z'],
    ],
    [
      'is closed after a night',
      everyDay(pastMidnight),
      '2026-11-22T02:00:00+09:00',
      ['closed 2026-11-22T09:00:00.000Z'],
    ],
    [
      'follows the account’s clock, wherever the visitor is',
      everyDay(nineToSix, 'Asia/Bangkok'),
      '2026-11-21T03:00:00+01:00',
      ['open 2026-11-21T11:00:00.000Z'],
    ],
    [
      'is answered around the clock',
      everyDay([{ opens: '00:00', closes: '24:00' }]),
      '2026-11-21T12:00:00Z',
      ['open for good'],
    ],
    ['promises nothing without hours', undefined, '2026-11-21T12:00:00Z', []],
    [
      'promises nothing on a day with unknown hours',
      { timeZone: 'Asia/Tokyo', weekly: {} },
      '2026-11-21T12:00:00Z',
      [],
    ],
    [
      'has a break',
      everyDay([
        { opens: '09:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ]),
      '2026-11-21T12:30:00+09:00',
      ['break 2026-11-21T04:00:00.000Z'],
    ],
  ])('the telephone %s', (_, hours, now, expected) => {
    const info = { phone: '1', websites: [], hours };
    expect(why('phone', { info, now: new Date(now) })).toEqual(expected);
  });

  it('the telephone of a blocked account works nevertheless', () => {
    expect(channel('phone', { friendshipType: 'friendBlocked' }).works).toBe('now');
  });
});
