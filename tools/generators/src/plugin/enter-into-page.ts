import { updateJson, type Tree } from '@nx/devkit';
import type { PluginNames } from './plugin-names.js';

interface Manifest {
  dependencies: Record<string, string>;
}

interface TypeScriptConfig {
  references: { path: string }[];
}

const REGISTRY = 'libs/profile/src/surface/sections/plugin-registry.ts';

/**
 * Enters a plugin wherever it has to be known: in the registry, among the page's dependencies, and in the references
 * that the type check follows.
 *
 * @throws Error when the registry no longer looks as it did.
 */
export function enterIntoPage(tree: Tree, names: PluginNames): void {
  const { name } = names;
  tree.write(REGISTRY, withEntry(tree.read(REGISTRY, 'utf8') ?? '', names));
  updateJson<Manifest>(tree, 'libs/profile/package.json', (manifest) => ({
    ...manifest,
    dependencies: inOrder({ ...manifest.dependencies, [`@oa-profile/plugin-${name}`]: '^0.1.0' }),
  }));
  addReference(tree, 'libs/profile/tsconfig.json', `../plugins/${name}`);
  addReference(tree, 'tsconfig.json', `./libs/plugins/${name}`);
}

/** The registry with the plugin at its end. */
function withEntry(registry: string, { name, camel }: PluginNames): string {
  const entry = `  '${name}': () => import('@oa-profile/plugin-${name}').then(({ ${camel}Plugin }) => ${camel}Plugin),`;
  const changed = registry.replace(/^(const registry\b[^]*?\n)(};\n)/m, `$1${entry}\n$2`);
  if (changed === registry) throw new Error(`${REGISTRY} has no 'const registry = { … };' to add a line to.`);
  return changed;
}

function addReference(tree: Tree, file: string, path: string): void {
  updateJson<TypeScriptConfig>(tree, file, (config) => ({
    ...config,
    references: [...config.references, { path }],
  }));
}

const inOrder = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)));
