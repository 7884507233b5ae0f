import { expect, it } from 'vitest';
import { describeError } from './index.js';
import { describeObject } from './describe-error.js';

const fail = (): never => {
  throw new Error('not to be read');
};

it.each<[string, unknown]>([
  ['has no text', { toString: 1, toJSON: fail }],
  ['throws when it is written', { toString: fail, toJSON: fail }],
  ['throws when it is looked at', Object.defineProperty(new Error('x'), 'message', { get: fail })],
  ['throws when its kind is looked at', Object.defineProperty({}, 'name', { get: fail })],
  ['is an error whose message is an object', Object.assign(new Error('x'), { message: { toString: fail } })],
  ['has no prototype', Object.create(null)],
  ['is a proxy that refuses everything', new Proxy({}, { get: fail, getPrototypeOf: fail, ownKeys: fail })],
])('a thrown value that %s is described anyway', (_, thrown) => {
  const { message, code } = describeError(thrown);
  expect([typeof message, code]).toEqual(['string', 'UNKNOWN']);
  expect(typeof describeObject(thrown)).toBe('string');
});
