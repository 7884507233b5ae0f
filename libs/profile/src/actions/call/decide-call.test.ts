import type { FriendshipType } from '@oa-profile/api-client';
import { friendshipTypes } from '@oa-profile/api-client/internal';
import { describe, expect, it } from 'vitest';
import { decideCall, type CallSituation } from './decide-call.js';

/** Weekdays from nine to six in Tokyo. */
const responseHours: NonNullable<CallSituation['responseMode']>['responseHours'] = {
  timeZone: 'Asia/Tokyo',
  weekly: {
    sun: [],
    mon: [{ opens: '09:00', closes: '18:00' }],
    tue: [{ opens: '09:00', closes: '18:00' }],
    wed: [{ opens: '09:00', closes: '18:00' }],
    thu: [{ opens: '09:00', closes: '18:00' }],
    fri: [{ opens: '09:00', closes: '18:00' }],
    sat: [],
  },
};

const situation = (changed: Partial<CallSituation> = {}): CallSituation => ({
  friendshipType: 'friend',
  setting: { enabled: true, acceptance: 'direct' },
  responseMode: { mode: 'chat', responseHours },
  appVersion: '14.0.0',
  // A Friday, noon in Tokyo.
  now: new Date('2026-11-20T03:00:00Z'),
  ...changed,
});
const kind = (changed: Partial<CallSituation> = {}): string => decideCall(situation(changed)).kind;

const evening = new Date('2026-11-20T10:30:00Z');
const byRequest = { enabled: true, acceptance: 'byRequest' } as const;
const tooOld = { enabled: true, acceptance: 'direct', minimumAppVersion: '14.0.1' } as const;

const needsFirst: Record<FriendshipType, string> = {
  friend: 'call',
  unknown: 'call',
  unspecified: 'addFriend',
  recommend: 'addFriend',
  deleted: 'addFriend',
  deletedBlocked: 'addFriend',
  friendBlocked: 'unblock',
  recommendBlocked: 'unblock',
};

describe('a call', () => {
  it.each(friendshipTypes)(
    'a call by a visitor who is %s needs what the relation requires first',
    (friendshipType) => {
      expect(kind({ friendshipType })).toBe(needsFirst[friendshipType]);
    },
  );

  it('a call is not offered if the account takes none', () => {
    expect(kind({ setting: { enabled: false, acceptance: 'direct' }, friendshipType: 'friendBlocked' })).toBe(
      'unavailable',
    );
  });

  it('a call is offered although one setting is unknown, and needs what the other says', () => {
    expect(kind({ setting: undefined })).toBe('call');
    expect(kind({ setting: undefined, now: evening })).toBe('outsideHours');
    expect(kind({ responseMode: undefined, now: evening })).toBe('call');
    expect(kind({ responseMode: undefined, setting: byRequest })).toBe('sendMessage');
    expect(kind({ setting: undefined, friendshipType: 'friendBlocked' })).toBe('unblock');
  });

  it('a call on request becomes a chat message', () => {
    expect(kind({ setting: byRequest })).toBe('sendMessage');
  });

  it("a call outside the account's hours says so, and when it answers again", () => {
    expect(decideCall(situation({ now: evening }))).toEqual({
      kind: 'outsideHours',
      opensAt: new Date('2026-11-23T00:00:00Z'),
    });
  });

  it('a call knows no opening if the account never answers or is temporarily closed', () => {
    const closed = {
      mode: 'chat',
      responseHours: { timeZone: 'Asia/Tokyo', weekly: {}, temporarilyClosed: {} },
    } as const;
    expect(decideCall(situation({ responseMode: closed }))).toEqual({
      kind: 'outsideHours',
      opensAt: undefined,
    });
  });

  it('a call is made if no hours are given, or none for today', () => {
    expect(kind({ responseMode: { mode: 'bot' }, now: evening })).toBe('call');
    const unknown = { mode: 'chat', responseHours: { timeZone: 'Asia/Tokyo', weekly: {} } } as const;
    expect(kind({ responseMode: unknown, now: evening })).toBe('call');
  });
});

describe('of several obstacles the first is named', () => {
  it.each(friendshipTypes)('an outdated app, before anything about a visitor who is %s', (friendshipType) => {
    expect(kind({ friendshipType, setting: tooOld, now: evening })).toBe('updateApp');
  });

  it.each(friendshipTypes)(
    'the relation of a visitor who is %s, before requests and hours',
    (friendshipType) => {
      const first = needsFirst[friendshipType];
      expect(kind({ friendshipType, setting: byRequest, now: evening })).toBe(
        first === 'call' ? 'sendMessage' : first,
      );
      expect(kind({ friendshipType, now: evening })).toBe(first === 'call' ? 'outsideHours' : first);
    },
  );
});

describe('the version of the app', () => {
  it.each([
    ['14.0.0', 'updateApp'],
    ['9.19.3', 'updateApp'],
    ['14', 'updateApp'],
    ['14.0.1', 'call'],
    ['14.1', 'call'],
    ['15.0.0', 'call'],
    [undefined, 'call'],
  ])('the version of the app %s, where 14.0.1 is needed, leads to %s', (appVersion, outcome) => {
    expect(kind({ setting: tooOld, appVersion })).toBe(outcome);
  });
});
