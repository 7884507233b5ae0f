import { updateJson, type Tree } from '@nx/devkit';

interface TypeScriptConfig {
  references: { path: string }[];
}

/** Adds a project reference to a tsconfig.json. */
export function addReference(tree: Tree, file: string, path: string): void {
  updateJson<TypeScriptConfig>(tree, file, (config) => ({
    ...config,
    references: [...config.references, { path }],
  }));
}
