import { tsImport } from 'tsx/esm/api';

/** Entry point for Nx, which cannot load TypeScript in every Node version that we support; tsx can. */
export default async function loadComponentGenerator(tree, options) {
  const { generateComponent } = await tsImport('./generate-component.ts', import.meta.url);
  return generateComponent(tree, options);
}
