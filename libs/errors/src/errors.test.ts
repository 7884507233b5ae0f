import { describe, expect, it } from 'vitest';
import {
  ProfileError,
  describeError,
  errorCodes,
  isProfileError,
  toProfileError,
  actionMessageKeys,
  userMessageKeys,
} from './index.js';
import { MAX_OBJECT_TEXT, describeObject } from './describe-error.js';
import { userMessageKeyNames } from './user-message.js';

describe('ProfileError', () => {
  it('ProfileError carries code, message, data and cause', () => {
    const cause = new TypeError('socket closed');
    const error = new ProfileError({ code: 'TIMEOUT', message: 'too slow', data: { status: 408 }, cause });
    expect(error).toMatchObject({ code: 'TIMEOUT', message: 'too slow', data: { status: 408 }, cause });
    expect(error).toBeInstanceOf(Error);
  });

  it('ProfileError keeps its literal name when the class is renamed by a minifier', () => {
    const a = class extends ProfileError {};
    expect(new a({ code: 'UNKNOWN', message: '' }).name).toBe('ProfileError');
  });

  it('ProfileError is recognised across two copies of the package', () => {
    const fromOtherCopy = Object.assign(new Error('x'), { name: 'ProfileError', code: 'TIMEOUT' });
    expect(isProfileError(fromOtherCopy)).toBe(true);
    expect(isProfileError(fromOtherCopy, 'TIMEOUT')).toBe(true);
    expect(isProfileError(fromOtherCopy, 'UNKNOWN')).toBe(false);
  });

  it.each([undefined, null, 'TIMEOUT', new Error('x'), { name: 'ProfileError', code: 'NO_SUCH_CODE' }])(
    'ProfileError is not mistaken for %o',
    (value) => expect(isProfileError(value)).toBe(false),
  );

  it('ProfileError is made from anything thrown, keeping the cause', () => {
    const cause = new RangeError('out of range');
    expect(toProfileError(cause)).toMatchObject({
      code: 'UNKNOWN',
      message: 'An error of another kind was thrown',
      cause,
    });
    expect(toProfileError('text')).toMatchObject({ code: 'UNKNOWN', cause: 'text' });
    const known = new ProfileError({ code: 'ERROR', message: '' });
    expect(toProfileError(known)).toBe(known);
  });
});

describe('user messages', () => {
  it('user messages exist for every code, and every message is used', () => {
    expect(Object.keys(userMessageKeys).sort()).toEqual([...errorCodes].sort());
    const shownByActions = ['error.report', 'error.copy'];
    expect(
      [
        ...new Set([
          ...Object.values(userMessageKeys),
          ...Object.values(actionMessageKeys),
          ...shownByActions,
        ]),
      ].sort(),
    ).toEqual([...userMessageKeyNames].sort());
  });

  it('user messages do not mention the page if an action or a part of the page failed', () => {
    expect(Object.keys(actionMessageKeys).sort()).toEqual([...errorCodes].sort());
    expect(Object.values(actionMessageKeys)).not.toContain('error.pageNotFound');
    expect(actionMessageKeys.HTTP_NOT_FOUND).toBe('error.gone');
    expect(actionMessageKeys.TIMEOUT).toBe(userMessageKeys.TIMEOUT);
  });

  it('user messages do not ask visitors to wait if waiting does not help', () => {
    for (const code of ['FORBIDDEN_USER', 'ACCESS_DENIED', 'USER_NOT_FOUND', 'HTTP_NOT_FOUND'] as const)
      expect(actionMessageKeys[code]).not.toBe('error.general');
  });
});

describe('logged text', () => {
  it('logged text has at most 1000 characters and no split surrogate pair', () => {
    expect(describeObject({ text: 'a'.repeat(5000) })).toHaveLength(MAX_OBJECT_TEXT);
    expect(describeObject('🍵'.repeat(600))).toBe('🍵'.repeat(500));
    expect(describeObject(`a${'🍵'.repeat(600)}`)).toBe(`a${'🍵'.repeat(499)}`);
  });

  it('logged text survives cycles, BigInts and objects without text', () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    expect(describeObject(cycle)).toBe('[object Object]');
    expect(describeObject({ n: 1n })).toBe('[object Object]');
    expect(describeObject(Object.create(null))).toBe('{}');
    expect(describeObject(undefined)).toBe('undefined');
    const hostile = { toJSON: () => undefined, toString: () => { throw new Error('no'); } }; // prettier-ignore
    expect(describeObject(hostile)).toBe('[object that has no text]');
  });

  it('logged text has message and code, also of errors from other libraries', () => {
    expect(describeError(new ProfileError({ code: 'TIMEOUT', message: 'slow' }))).toEqual({
      message: 'slow',
      code: 'TIMEOUT',
    });
    expect(describeError(Object.assign(new Error('init'), { code: 'INVALID_CONFIG' }))).toEqual({
      message: 'init',
      code: 'INVALID_CONFIG',
    });
    expect(describeError({ odd: true })).toEqual({ message: '{"odd":true}', code: 'UNKNOWN' });
  });
});
