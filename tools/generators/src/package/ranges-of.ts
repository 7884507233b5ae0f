import { readJson, type Tree } from '@nx/devkit';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Version ranges, by package, for what is written against a kit of the workspace: of itself and of its dependencies. */
export function rangesOf(tree: Tree, kit: string): Record<string, string> {
  const { name, version, dependencies, peerDependencies } = readJson<Manifest>(tree, `${kit}/package.json`);
  return { ...dependencies, ...peerDependencies, [name]: `^${version}` };
}
