import { readJson, type Tree } from '@nx/devkit';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Version ranges, by package, for the workspace's plugin SDK: of itself and of its dependencies. */
export function sdkRanges(tree: Tree): Record<string, string> {
  const sdk = readJson<Manifest>(tree, 'libs/plugins/sdk/package.json');
  return { ...sdk.dependencies, ...sdk.peerDependencies, [sdk.name]: `^${sdk.version}` };
}
