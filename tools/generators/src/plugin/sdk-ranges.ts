import { readJson, type Tree } from '@nx/devkit';

interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** Ranges of versions, by package, that go together with the plugin SDK of the workspace: it and all that it asks for. */
export function sdkRanges(tree: Tree): Record<string, string> {
  const sdk = readJson<Manifest>(tree, 'libs/plugins/sdk/package.json');
  return { ...sdk.dependencies, ...sdk.peerDependencies, [sdk.name]: `^${sdk.version}` };
}
