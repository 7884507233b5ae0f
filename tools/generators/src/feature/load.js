import { tsImport } from 'tsx/esm/api';

/** Entry point for Nx, which cannot load TypeScript in every Node version that we support; tsx can. */
export default async function loadFeatureGenerator(tree, options) {
  const { generateFeature } = await tsImport('./generate-feature.ts', import.meta.url);
  return generateFeature(tree, options);
}
