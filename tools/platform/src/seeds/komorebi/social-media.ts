import type { SocialMedia } from '@oa-profile/plugin-social-media/data';
import type { Translated } from '../account-seed.js';

export const socialMedia: Translated<SocialMedia> = {
  original: {
    links: [
      {
        network: 'instagram',
        url: 'https://www.instagram.com/komorebi.example',
        handle: '@komorebi.example',
      },
      { network: 'x', url: 'https://x.com/komorebi_example', handle: '@komorebi_example' },
      {
        network: 'youtube',
        url: 'https://www.youtube.com/@komorebi-example',
        handle: '@komorebi-example',
      },
      { network: 'note', url: 'https://note.com/komorebi_example', handle: 'komorebi_example' },
      {
        network: 'threads',
        url: 'https://www.threads.net/@komorebi.example',
        handle: '@komorebi.example',
      },
      { network: 'blog', url: 'https://komorebi-coffee.example.jp/blog' },
    ],
  },
};
