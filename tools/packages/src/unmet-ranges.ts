import { satisfies } from 'semver';
import type { Library } from './libraries.js';

/**
 * Libraries that ask for versions of others which there will be no more, one line each. A release leaves alone what no
 * version plan names: who depends on something that breaks has to be in the plan, too.
 *
 * @param released new versions, by library, of those that get one
 */
export function unmetRanges(
  libraries: readonly Library[],
  released: Readonly<Record<string, string | undefined>>,
): string[] {
  return libraries
    .filter(({ name }) => !released[name])
    .flatMap(({ name, manifest: { dependencies, peerDependencies } }) =>
      Object.entries({ ...dependencies, ...peerDependencies }).flatMap(([dependency, range]) => {
        const version = released[dependency];
        return version === undefined || satisfies(version, range)
          ? []
          : [
              `${name} asks for ${dependency} ${range}, which ${version} is not: it needs a version plan, too`,
            ];
      }),
    );
}
