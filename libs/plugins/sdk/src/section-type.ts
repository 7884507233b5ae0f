/**
 * Whether a section can be of this type: the addresses of its own view and of its items' are named after it. Behind
 * `page` are the account's further pages.
 */
export function isSectionType(type: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type) && type !== 'page';
}
