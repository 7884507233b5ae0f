/**
 * What the page itself has at addresses of the form that a section's view has, so that none can be called so: views of
 * its own, and `page`, behind which are the account's further pages.
 */
export const reservedTypes = ['place', 'reservation', 'report', 'page'] as const;

/** Whether a section can be of this type: the addresses of its own view and of its items' are named after it. */
export function isSectionType(type: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) && !reservedTypes.some((each) => each === type);
}
