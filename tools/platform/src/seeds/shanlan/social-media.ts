import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Translated } from '../account-seed.js';

export const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'facebook',
        url: 'https://www.facebook.com/shanlan.example',
        handle: 'shanlan.example',
      },
      {
        network: 'instagram',
        url: 'https://www.instagram.com/shanlan.example',
        handle: '@shanlan.example',
      },
      {
        network: 'youtube',
        url: 'https://www.youtube.com/@shanlan-example',
        handle: '@shanlan-example',
      },
    ],
  },
};
