import { tsImport } from 'tsx/esm/api';

/** Entry point for Nx, which cannot load TypeScript in every Node version that we support; tsx can. */
export default async function loadPluginGenerator(tree, options) {
  const { generatePlugin } = await tsImport('./generate-plugin.ts', import.meta.url);
  return generatePlugin(tree, options);
}
