import { describe, expectTypeOf, it } from 'vitest';
import {
  ProfileError,
  isProfileError,
  toProfileError,
  type ErrorCode,
  type ErrorDataByCode,
  type errorCodes,
  type HttpErrorData,
  type KeepErrorData,
  type TimeoutData,
} from './index.js';

const caught: unknown = new ProfileError({ code: 'HTTP_ABNORMAL', message: '', data: { status: 404 } });

describe('the data of an error', () => {
  it('have the type of the code that was asked for', () => {
    if (isProfileError(caught, 'HTTP_ABNORMAL')) {
      expectTypeOf(caught.code).toEqualTypeOf<'HTTP_ABNORMAL'>();
      expectTypeOf(caught.data).toEqualTypeOf<HttpErrorData | undefined>();
    }
    if (isProfileError(caught, 'EXCEED_KEEP_SIZE'))
      expectTypeOf(caught.data).toEqualTypeOf<KeepErrorData | undefined>();
    if (isProfileError(caught, 'ROUTE_NOT_FOUND')) expectTypeOf(caught.data).toBeUndefined();
  });

  it('are one of several types when the code can be one of several', () => {
    const either = 'TIMEOUT' as 'TIMEOUT' | 'HTTP_ABNORMAL';
    if (isProfileError(caught, either))
      expectTypeOf(caught.data).toEqualTypeOf<HttpErrorData | TimeoutData | undefined>();
  });

  it('are unknown as long as nobody has asked for the code', () => {
    if (isProfileError(caught)) expectTypeOf(caught.data).toBeUnknown();
    expectTypeOf(toProfileError(caught).data).toBeUnknown();
    expectTypeOf(toProfileError(caught).code).toEqualTypeOf<ErrorCode>();
  });

  it('must be those of the code when an error is made', () => {
    // @ts-expect-error: a call that was too slow has no code of the server's.
    new ProfileError({ code: 'TIMEOUT', message: '', data: { serverStatusCode: 'X' } });
    // @ts-expect-error: this code has no data.
    new ProfileError({ code: 'ROUTE_NOT_FOUND', message: '', data: { status: 404 } });
    new ProfileError({ code: 'UNKNOWN', message: '', data: { anything: true } });
  });

  it('are declared for every code, and for no other', () => {
    expectTypeOf<keyof ErrorDataByCode>().toEqualTypeOf<(typeof errorCodes)[number]>();
  });

  it('leave an error of one code an error of any code', () => {
    expectTypeOf<ProfileError<'TIMEOUT'>>().toExtend<ProfileError>();
  });
});
