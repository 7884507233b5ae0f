import { ProfileError } from '@oa-profile/errors';
import { describe, expect, it } from 'vitest';
import { pageErrorCode } from './page-error-code.js';

const abnormal = (data: object): ProfileError =>
  new ProfileError({ code: 'HTTP_ABNORMAL', message: 'no', data });

describe('the code of a failure', () => {
  it.each([
    [401, 'HTTP_UNAUTHORIZED'],
    [403, 'ACCESS_DENIED'],
    [404, 'HTTP_NOT_FOUND'],
    [422, 'HTTP_UNPROCESSABLE'],
    [500, 'HTTP_ABNORMAL'],
    [undefined, 'HTTP_ABNORMAL'],
  ])('the code of a failure with status %s is %s', (status, code) => {
    expect(pageErrorCode(abnormal({ status }))).toBe(code);
  });

  it('the code of a failure of the Keep API depends on the status, too', () => {
    const failure = (data: object) => new ProfileError({ code: 'HTTP_UNKNOWN', message: 'no', data });
    expect(pageErrorCode(failure({ keepCode: 1, status: 401 }))).toBe('HTTP_UNAUTHORIZED');
    expect(pageErrorCode(failure({ keepCode: 1, status: 502 }))).toBe('HTTP_UNKNOWN');
    expect(pageErrorCode(failure({ keepCode: 1 }))).toBe('HTTP_UNKNOWN');
  });

  it("the code of a failure is the server's own if it is one of ours", () => {
    expect(pageErrorCode(abnormal({ status: 404, serverStatusCode: 'NOT_FOUND_TRAFFIC_INFO' }))).toBe(
      'NOT_FOUND_TRAFFIC_INFO',
    );
    expect(pageErrorCode(abnormal({ status: 404, serverStatusCode: 'SOMETHING' }))).toBe('HTTP_NOT_FOUND');
  });

  it('the code of a failure is its own if the error carries no details', () => {
    for (const code of ['HTTP_ABNORMAL', 'HTTP_UNKNOWN'] as const)
      expect(pageErrorCode(new ProfileError({ code, message: 'no' }))).toBe(code);
  });

  it('the code of a failure is the code of any other profile error, else UNKNOWN', () => {
    expect(pageErrorCode(new ProfileError({ code: 'TIMEOUT', message: 'late' }))).toBe('TIMEOUT');
    expect(pageErrorCode(new TypeError('oops'))).toBe('UNKNOWN');
  });
});
