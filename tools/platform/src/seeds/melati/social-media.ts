import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Translated } from '../account-seed.js';

export const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'instagram',
        url: 'https://www.instagram.com/klinikmelati.example',
        handle: '@klinikmelati.example',
      },
      { network: 'facebook', url: 'https://www.facebook.com/klinikmelati.example' },
    ],
  },
};
