import type { IconShape } from '@oa-profile/ui';
import type { SocialNetwork } from './data.js';

/**
 * Icons for what each network offers, in the style of the other icons. Deliberately not the networks' logos, which are
 * their property; their names are beside the icons.
 */
export const networkSigns: Readonly<Record<SocialNetwork, IconShape>> = {
  /** A camera. */
  instagram: {
    stroke:
      'M4.8 7.5h2.7l1.6-2.5h5.8l1.6 2.5h2.7A1.8 1.8 0 0 1 21 9.3v7.9a1.8 1.8 0 0 1-1.8 1.8H4.8A1.8 1.8 0 0 1 3 17.2V9.3A1.8 1.8 0 0 1 4.8 7.5ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  },
  /** A short message. */
  x: {
    stroke:
      'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 4v-4h-2A2.5 2.5 0 0 1 3 14V7a2.5 2.5 0 0 1 2.5-2.5ZM8 8.8h8M8 12.2h5',
  },
  /** People. */
  facebook: {
    stroke:
      'M12.5 8a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM2.8 19c.4-3.3 3-5.3 6.5-5.3s6.1 2 6.5 5.3M15.2 5.1a3.2 3.2 0 0 1 0 5.8M18 14.3c1.8.8 3 2.4 3.2 4.7',
  },
  /** A video. */
  youtube: {
    stroke:
      'M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14.5V7a2.5 2.5 0 0 1 2.5-2.5ZM10.3 8v5.5l4.7-2.75ZM8 20h8',
  },
  /** Music. */
  tiktok: {
    stroke:
      'M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9.5 17.5V6.5l10-2.5v11M19.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM9.5 10.5l10-2.5',
  },
  /** A ball of thread. */
  threads: {
    stroke:
      'M18.5 10.8a7.3 7.3 0 1 1-14.6 0 7.3 7.3 0 0 1 14.6 0ZM5.8 6.2c4.2.8 8 4.3 9.2 10.2M10 3.7c3.9 1.5 6.8 4.4 8.2 8.4M4 12.2c2.4.9 4.2 2.7 5.1 5.3M14.7 17.2c1.3 2.1 3.2 3.1 5.8 3.1',
  },
  /** A written page. */
  note: {
    stroke:
      'M7.3 3.5h7.2L19 8v10.7a1.8 1.8 0 0 1-1.8 1.8H7.3a1.8 1.8 0 0 1-1.8-1.8V5.3a1.8 1.8 0 0 1 1.8-1.8ZM14.5 3.5V8H19M9 12.3h6M9 16h4',
  },
  /** A pen. */
  blog: {
    stroke: 'M4.5 19.5l1-4.7L15.7 4.6a1.9 1.9 0 0 1 2.7 0l1 1a1.9 1.9 0 0 1 0 2.7L9.2 18.5ZM13.8 6.5l3.7 3.7',
  },
};
