import { neededPackages } from './host-manifest.js';

/**
 * Makes sure that a host can be called so.
 *
 * @throws Error in one sentence if it cannot
 */
export function refuseBadName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `'${name}' is not a valid name of a host: small letters and digits with hyphens, as in my-site.`,
    );
  // npm refuses a project that needs a package of its own name.
  if (neededPackages.includes(name))
    throw new Error(`'${name}' is not a valid name of a host: it needs the package of that name.`);
}
