import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  ProfileError,
  errorCodes,
  isProfileError,
  toProfileError,
  type ErrorCode,
  type ErrorDataByCode,
} from './index.js';
import type { HttpErrorData, KeepErrorData, TimeoutData } from './error-data.js';

const caught: unknown = new ProfileError({ code: 'HTTP_ABNORMAL', message: '', data: { status: 404 } });

describe('the data of an error', () => {
  it('the data of an error have the type of the code that was checked for', () => {
    expect(isProfileError(caught, 'HTTP_ABNORMAL')).toBe(true);
    if (isProfileError(caught, 'HTTP_ABNORMAL')) {
      expectTypeOf(caught.code).toEqualTypeOf<'HTTP_ABNORMAL'>();
      expectTypeOf(caught.data).toEqualTypeOf<HttpErrorData | undefined>();
    }
    if (isProfileError(caught, 'EXCEED_KEEP_SIZE'))
      expectTypeOf(caught.data).toEqualTypeOf<KeepErrorData | undefined>();
    if (isProfileError(caught, 'ROUTE_NOT_FOUND')) expectTypeOf(caught.data).toBeUndefined();
  });

  it('the data of an error have a union type if the code is a union', () => {
    const either = 'HTTP_ABNORMAL' as 'TIMEOUT' | 'HTTP_ABNORMAL';
    expect(isProfileError(caught, either)).toBe(true);
    if (isProfileError(caught, either))
      expectTypeOf(caught.data).toEqualTypeOf<HttpErrorData | TimeoutData | undefined>();
  });

  it('the data of an error are unknown until the code has been checked', () => {
    if (isProfileError(caught)) expectTypeOf(caught.data).toBeUnknown();
    expectTypeOf(toProfileError(caught).data).toBeUnknown();
    expectTypeOf(toProfileError(caught).code).toEqualTypeOf<ErrorCode>();
    expect(toProfileError(caught)).toBe(caught);
  });

  it('the data of an error must be of the code’s type when an error is created', () => {
    // @ts-expect-error: a timeout has no code from the server.
    new ProfileError({ code: 'TIMEOUT', message: '', data: { serverStatusCode: 'X' } });
    // @ts-expect-error: this code has no data.
    new ProfileError({ code: 'ROUTE_NOT_FOUND', message: '', data: { status: 404 } });
    const anything = new ProfileError({ code: 'UNKNOWN', message: '', data: { anything: true } });
    expect(anything.data).toEqual({ anything: true });
  });

  it('the data of an error are declared for every code, and leave an error with one assignable to an error with any', () => {
    expectTypeOf<keyof ErrorDataByCode>().toEqualTypeOf<(typeof errorCodes)[number]>();
    expectTypeOf<ProfileError<'TIMEOUT'>>().toExtend<ProfileError>();
    expect(errorCodes).toContain('TIMEOUT');
  });
});
