import { tsImport } from 'tsx/esm/api';

/** Entry point for Nx, which cannot load TypeScript in every Node version that we support; tsx can. */
export default async function loadHostGenerator(tree, options) {
  const { generateHost } = await tsImport('./generate-host.ts', import.meta.url);
  return generateHost(tree, options);
}
