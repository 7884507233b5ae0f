import { createProfileApiClient, type ProfileApiClient } from '@oa-profile/api-client';
import { openStateAt } from '@oa-profile/business-hours';
import { isProfileError } from '@oa-profile/errors';
import { couponPlugin } from '@oa-profile/plugin-coupon';
import { section } from '@oa-profile/plugin-coupon/data';

/** With `nodenext`, CommonJS imports ES modules as if they were its own. */
const api: ProfileApiClient = createProfileApiClient({
  baseUrl: 'https://api.example.com',
  origin: 'web',
  language: 'en',
  opener: { platform: 'Unknown' },
  retries: 0,
});
const { state } = openStateAt({ timeZone: 'Asia/Tokyo', weekly: {} }, new Date());
const type: string = couponPlugin.name;

api.getCounts('').catch((error: unknown) => {
  if (isProfileError(error, 'INVALID_PARAM') && state === 'unknown' && type === section.type)
    console.log('required');
});
