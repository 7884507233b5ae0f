/**
 * The one command that brings all of our packages to a release, wherever somebody uses them. It changes what package.json
 * asks for, since package managers have no common way to say that; the last words install that.
 */
export const updateCommand = (version: string, manager: 'npm' | 'pnpm' | 'yarn' = 'npm'): string =>
  `sed -i.old -E 's|("@oa-profile/[^"]+": *")[^"]+|\\1^${version}|g' package.json && ${manager} install`;
