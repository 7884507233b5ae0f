/**
 * Sections that are often on the same page: the code of each group is one file, and so are its styles. A section in no
 * group has files of its own.
 */
export const sectionGroups: Readonly<Record<string, readonly string[]>> = {
  about: ['signboard', 'announcements', 'basic-info', 'busy-times', 'social-media', 'faq'],
  offers: ['coupon', 'reward-card', 'membership', 'showcase', 'takeout', 'delivery', 'mall-recommendations'],
  stories: ['media-feed', 'reviews'],
};

/** Name of the group of a section type, if any. */
export function groupOfSection(type: string): string | undefined {
  return Object.keys(sectionGroups).find((group) => sectionGroups[group]?.includes(type));
}
