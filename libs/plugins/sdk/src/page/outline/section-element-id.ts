/**
 * The element id of a section, by its id in the outline. Lists of ad blockers hide elements by plain ids, such as
 * 'social-media', which is why it has a prefix.
 */
export const sectionElementId = (id: string): string => `oa-${id}`;
