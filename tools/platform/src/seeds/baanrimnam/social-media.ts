import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Translated } from '../account-seed.js';

export const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'facebook',
        url: 'https://www.facebook.com/baanrimnam.example',
        handle: 'baanrimnam.example',
      },
      {
        network: 'instagram',
        url: 'https://www.instagram.com/baanrimnam.example',
        handle: '@baanrimnam.example',
      },
      {
        network: 'tiktok',
        url: 'https://www.tiktok.com/@baanrimnam.example',
        handle: '@baanrimnam.example',
      },
    ],
  },
};
