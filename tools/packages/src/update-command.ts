/** How each package manager installs what package.json newly asks for. In CI pnpm and Yarn would refuse to change the lock file. */
const installCommands = {
  npm: 'npm install',
  pnpm: 'pnpm install --no-frozen-lockfile',
  yarn: 'yarn install --no-immutable',
};

/**
 * The one command that brings all of our packages to a release, wherever somebody uses them. It changes what package.json
 * asks for, since package managers have no common way to say that; the last words install that.
 */
export const updateCommand = (version: string, manager: keyof typeof installCommands = 'npm'): string =>
  `sed -i.old -E 's|("@oa-profile/[^"]+": *")[^"]+|\\1^${version}|g' package.json && ${installCommands[manager]}`;
