import { workspaceJson } from './workspace-file.js';

/** What of a package.json says which versions it takes. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Where the versions of others' packages are written, in the order in which they are looked up. */
const manifests = ['apps/profile-web', '.', 'libs/plugins/sdk'];

/**
 * The version range of a package: of our own by their manifests, of others as the workspace has them.
 *
 * @throws Error if the workspace does not have the package
 */
export function packageRange(name: string): string {
  const [, own] = /^@oa-profile\/(.+)$/.exec(name) ?? [];
  if (own !== undefined) {
    const folder = own.replace(/^plugin-/, 'plugins/');
    return `^${workspaceJson<Manifest>(`libs/${folder}/package.json`).version}`;
  }
  for (const folder of manifests) {
    const { dependencies, devDependencies, peerDependencies } = workspaceJson<Manifest>(
      `${folder}/package.json`,
    );
    const range = { ...peerDependencies, ...devDependencies, ...dependencies }[name];
    if (range !== undefined) return range;
  }
  throw new Error(`The workspace has no ${name}.`);
}
