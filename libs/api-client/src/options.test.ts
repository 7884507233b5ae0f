import { isProfileError } from '@oa-profile/errors';
import { describe, expect, it } from 'vitest';
import { createProfileApiClient, type ProfileApiClientOptions } from './index.js';

const complete: ProfileApiClientOptions = {
  baseUrl: 'https://api.example',
  origin: 'web',
  language: 'vi',
  opener: { platform: 'Unknown' },
};

/** As from code without types. */
const created = (options: object): unknown => {
  try {
    return createProfileApiClient(options as ProfileApiClientOptions);
  } catch (error) {
    return error;
  }
};

describe('a client of the Profile API', () => {
  it.each(['baseUrl', 'origin', 'language', 'opener'])(
    'a client of the Profile API that lacks %s fails at once, and by that name',
    (name) => {
      const error = created({ ...complete, [name]: undefined });
      expect(error).toMatchObject({
        code: 'INVALID_ENVIRONMENT',
        message: expect.stringContaining(name) as string,
      });
      expect(isProfileError(error)).toBe(true);
    },
  );

  it.each([
    [{ origin: 'app' }, 'origin'],
    [{ language: 'zh_TW' }, 'language'],
    [{ language: null }, 'language'],
    [{ language: ['en'] }, 'language'],
    [{ opener: {} }, 'opener'],
    [{ opener: { platform: 'iPadOS' } }, 'opener'],
  ])('a client of the Profile API fails at once for %o', (option, name) => {
    expect(created({ ...complete, ...option })).toMatchObject({
      code: 'INVALID_ENVIRONMENT',
      message: expect.stringContaining(name) as string,
    });
  });

  it('a client of the Profile API is created with nothing but what is needed', () => {
    expect(created(complete)).toHaveProperty('getAccountPage');
  });
});
