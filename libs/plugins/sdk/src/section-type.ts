/** Names of the page's own views. A section's view has an address of the same form, so that none can be called so. */
export const ownViewNames = ['place', 'reservation', 'report'] as const;

/** Behind `/page/` are the account's further pages. */
const taken: readonly string[] = [...ownViewNames, 'page'];

/** What {@link isSectionType} asks for, as the end of a sentence. */
export const sectionTypeRule = `small letters and digits with hyphens, other than ${taken.join(', ')}`;

/** Whether a section can be of this type: the addresses of its own view and of its items' are named after it. */
export function isSectionType(type: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type) && !taken.includes(type);
}
