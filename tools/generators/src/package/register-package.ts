import { updateJson, type Tree } from '@nx/devkit';

interface Manifest {
  dependencies: Record<string, string>;
}

interface TypeScriptConfig {
  references: { path: string }[];
}

const HOST = 'apps/profile-web';

/** Makes a package of the workspace one of the host's dependencies, and known to the type check. */
export function registerPackage(tree: Tree, name: string, folder: string): void {
  updateJson<Manifest>(tree, `${HOST}/package.json`, (manifest) => ({
    ...manifest,
    dependencies: inOrder({ ...manifest.dependencies, [name]: '*' }),
  }));
  addReference(tree, `${HOST}/tsconfig.json`, `../../${folder}`);
  addReference(tree, 'tsconfig.json', `./${folder}`);
}

const inOrder = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));

function addReference(tree: Tree, file: string, path: string): void {
  updateJson<TypeScriptConfig>(tree, file, (config) => ({
    ...config,
    references: [...config.references, { path }],
  }));
}
