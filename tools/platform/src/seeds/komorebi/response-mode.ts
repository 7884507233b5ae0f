import type { ResponseModeSetting } from '@oa-profile/api-client/schemas';

const weekday = [{ opens: '09:00', closes: '20:00' }];

export const responseMode: ResponseModeSetting = {
  mode: 'chat',
  responseHours: {
    timeZone: 'Asia/Tokyo',
    weekly: {
      sun: [{ opens: '10:00', closes: '19:00' }],
      mon: weekday,
      tue: [],
      wed: weekday,
      thu: weekday,
      fri: [{ opens: '09:00', closes: '22:00' }],
      sat: [{ opens: '10:00', closes: '22:00' }],
    },
  },
};
