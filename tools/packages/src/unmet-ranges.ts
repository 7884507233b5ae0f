import { satisfies } from 'semver';
import type { Library } from './libraries.js';

/**
 * Libraries that would not accept the new versions of others, one line each. A release leaves alone what no version
 * plan names, so dependents of a breaking change have to be in the plan, too.
 *
 * @param released new versions, by library
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
              `${name} requires ${dependency} ${range}, which excludes ${version}: it needs a version plan, too`,
            ];
      }),
    );
}
