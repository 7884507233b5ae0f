import { ProfileError } from '@oa-profile/errors';
import { describe, expect, it } from 'vitest';
import { createErrorLog } from './index.js';
import { REPORT_BUFFER } from './limits.js';

/** Events as browsers fire them; Node has no classes for them. */
const errorEvent = (fields: object) => Object.assign(new Event('error'), fields);
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const silent = (): void => undefined;

it('the error log logs message and code of errors and unhandled rejections', () => {
  const page = new EventTarget();
  const lines: string[] = [];
  createErrorLog((line) => lines.push(line)).listen(page);
  page.dispatchEvent(errorEvent({ error: new TypeError('no such function') }));
  page.dispatchEvent(errorEvent({ message: 'Script error.' }));
  page.dispatchEvent(errorEvent({}));
  page.dispatchEvent(rejection(new ProfileError({ code: 'TIMEOUT', message: 'slow' })));
  expect(lines).toEqual([
    '[window] UNKNOWN: no such function',
    '[window] UNKNOWN: Script error.',
    '[promise] TIMEOUT: slow',
  ]);
});

it('the error log keeps the first thirty until a reporter is connected, then passes everything on in order', () => {
  const log = createErrorLog(silent);
  for (let i = 0; i < REPORT_BUFFER + 5; i++) log.capture(i, 'early');
  const reported: unknown[] = [];
  log.connect((error) => reported.push(error));
  log.capture('late', 'later');
  expect(reported).toEqual([...Array(REPORT_BUFFER).keys(), 'late']);
});

it('the error log reports a repeated error once, and logs it each time', () => {
  const lines: string[] = [];
  const log = createErrorLog((line) => lines.push(line));
  const reported: string[] = [];
  log.connect((_, place) => reported.push(place));
  for (let i = 0; i < 3; i++) {
    log.capture('again', 'timer');
    log.capture('again', 'elsewhere');
  }
  expect(reported).toEqual(['timer', 'elsewhere']);
  expect(lines).toHaveLength(6);
});

it('the error log tells errors with the same message apart by their stacks', () => {
  const log = createErrorLog(silent);
  const reported: unknown[] = [];
  log.connect((error) => reported.push(error));
  const here = new TypeError('x is undefined');
  const there = new TypeError('x is undefined');
  for (const error of [here, there, here]) log.capture(error, 'window');
  expect(reported).toEqual([here, there]);
});

it('the error log remembers a limited number of errors, however long the page is open', () => {
  const log = createErrorLog(silent);
  const reported: unknown[] = [];
  log.connect((error) => reported.push(error));
  for (let i = 0; i <= REPORT_BUFFER; i++) log.capture(i, 'timer');
  log.capture(0, 'timer');
  expect(reported.filter((error) => error === 0)).toHaveLength(2);
});

it('the error log accepts any thrown value, however odd, without throwing itself', () => {
  const fail = (): never => {
    throw new Error('not to be read');
  };
  const log = createErrorLog(silent);
  const reported: unknown[] = [];
  log.connect((error) => reported.push(error));
  const odd = [
    { toString: fail, toJSON: fail },
    Object.defineProperty(new Error('x'), 'stack', { get: fail }),
    Object.assign(new Error('y'), { stack: { toString: fail } }),
    new Proxy({}, { get: fail, getPrototypeOf: fail }),
  ];
  odd.forEach((thrown, number) => expect(() => log.capture(thrown, `place ${number}`)).not.toThrow());
  expect(reported).toHaveLength(odd.length);
});

describe('what the page passes in', () => {
  const fail = (): never => {
    throw new Error('the store is broken');
  };

  it('what the page passes in throws nothing into the code that captures when the log function or the reporter fails', () => {
    const log = createErrorLog(fail);
    const reported: unknown[] = [];
    log.connect((error) => reported.push(error));
    expect(() => log.capture('unwritten', 'tap')).not.toThrow();
    expect(reported).toEqual(['unwritten']);
    log.connect(fail);
    expect(() => log.capture('unheard', 'tap')).not.toThrow();
  });

  it('what the page passes in loses one waiting error and no other when its report fails', () => {
    const log = createErrorLog(silent);
    for (const error of ['first', 'second', 'third']) log.capture(error, 'early');
    const reported: unknown[] = [];
    log.connect((error) => (error === 'first' ? fail() : reported.push(error)));
    expect(reported).toEqual(['second', 'third']);
  });
});
