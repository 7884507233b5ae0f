import type { Reviews } from '@oa-profile/plugin-reviews/data';
import type { SectionContents, SeededReviews } from './account-seed.js';
import { withShareImage } from './share-images.js';

/** The last day on which the platform has reviews. */
const REVIEWS_END_ON = '2027-06-30';

/** The data of a section that come with the page: the seed plus computed values. */
export function seededData(type: string, page: SectionContents): unknown {
  if (type === 'reviews') return page.reviews && counted(page.reviews);
  if (type === 'announcements')
    return page.announcements && { items: page.announcements.items.map(withShareImage) };
  return page[contentKeyOf(type)];
}

/** Key of a section's data in a page's content: 'basicInfo' for `basic-info`. */
export const contentKeyOf = (type: string): string =>
  type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Adds the values computed from the stars, and the day on which reviews end. */
export function counted(reviews: SeededReviews): Reviews {
  const count = reviews.distribution.reduce((sum, given) => sum + given, 0);
  const stars = reviews.distribution.reduce((sum, given, index) => sum + given * (index + 1), 0);
  return {
    endsOn: REVIEWS_END_ON,
    ...reviews,
    count,
    average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10,
  };
}
