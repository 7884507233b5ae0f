import { tsImport } from 'tsx/esm/api';

/** What Nx calls. It does not read TypeScript on every Node that we support; tsx does. */
export default async function loadPluginGenerator(tree, options) {
  const { generatePlugin } = await tsImport('./generate-plugin.ts', import.meta.url);
  return generatePlugin(tree, options);
}
